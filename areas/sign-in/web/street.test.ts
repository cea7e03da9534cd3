import { describe, expect, it } from 'vitest'
import { themes } from '#platform/rules/project-type.ts'
import { doorOf, ground, streetOf, topOf, windowsOf } from './street.ts'

describe.each(themes)('the street of %s', (theme) => {
  const houses = streetOf[theme]

  it('stands side by side within the picture', () => {
    for (const [index, house] of houses.entries()) {
      const next = houses[index + 1]
      expect(house.x + house.width).toBeLessThan(next ? next.x : 640)
      expect(topOf(house)).toBeGreaterThan(20)
    }
  })

  it('has its windows within the walls, and somebody at home', () => {
    for (const house of houses) {
      for (const pane of windowsOf(house)) {
        expect(pane.x).toBeGreaterThan(house.x)
        expect(pane.x + pane.width).toBeLessThan(house.x + house.width)
        expect(pane.y + pane.height).toBeLessThan(ground)
        const { x, y, width } = doorOf(house)
        const isBeside = pane.x + pane.width <= x || pane.x >= x + width
        expect(isBeside || pane.y + pane.height < y).toBe(true)
      }
    }
    expect(houses.flatMap(windowsOf).some(({ isLit }) => isLit)).toBe(true)
    expect(houses.flatMap(windowsOf).every(({ isLit }) => isLit)).toBe(false)
  })
})
