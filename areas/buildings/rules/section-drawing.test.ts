import { describe, expect, it } from 'vitest'
import type { HouseSection } from './house-section.ts'
import { drawSection, nextUnit, type Sized } from './section-drawing.ts'
import { scaleOver } from './value-scale.ts'
import type { Level } from './storeys.ts'

const flat = (id: string, area: number | null = 80): Sized => ({ id, area, isSmall: false })
const car = (id: string): Sized => ({ id, area: null, isSmall: true })
const house = (...storeys: [Level, Sized[]][]): HouseSection<Sized> => ({
  roof: 'flat',
  storeys: storeys.map(([level, units]) => ({ level, upTo: null, units })),
})
const many = (count: number, make: (id: string) => Sized, prefix = '') =>
  Array.from({ length: count }, (_, index) => make(`${prefix}${index}`))

describe('the measures of a section', () => {
  it('goes from wall to wall, in proportion to the areas', () => {
    const [storey] = drawSection(house([0, [flat('a', 180), flat('b', 120)]])).storeys
    const measures = storey?.lines[0]?.flatMap(({ x, width }) => [x, width]) ?? []
    for (const [index, measure] of [0, 0.6, 0.6, 0.4].entries()) expect(measures[index]).toBeCloseTo(measure)
  })

  it('keeps the smallest readable, in a house of two flats as in one of 120', () => {
    const tower = Array.from({ length: 20 }, (_, level): [Level, Sized[]] => [
      19 - level,
      [flat(`${level}a`, 24), ...many(4, (id) => flat(`${level}${id}`)), flat(`${level}z`, 160)],
    ])
    for (const one of [house([1, [flat('a')]], [0, [flat('b')]]), house(...tower)]) {
      const { leastWidth, storeys } = drawSection(one)
      const widths = storeys.flatMap(({ lines }) => lines.flat().map(({ width }) => width * leastWidth))
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(103.9)
      for (const { lines } of storeys) {
        expect(lines.flat().reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1)
      }
      expect(leastWidth).toBeLessThan(900)
    }
  })

  it('moves together where ten stand beside each other, so that the house is seen whole', () => {
    for (const count of [8, 9, 10]) {
      const { leastWidth, storeys } = drawSection(house([1, many(count, (id) => flat(id, 110))], [0, [flat('g')]]))
      expect(leastWidth).toBe(900)
      const widths = storeys[0]?.lines[0]?.map(({ width }) => width * leastWidth) ?? []
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(84)
    }
    // More units than fit legibly make the drawing scroll.
    expect(drawSection(house([0, many(14, (id) => flat(id))])).leastWidth).toBe(14 * 84)
  })

  it('does not let one hall push the flats out of sight, nor an unknown area vanish', () => {
    const { leastWidth, storeys } = drawSection(house([0, [flat('hall', 2400), flat('b', null)]]))
    expect(leastWidth).toBeLessThan(500)
    expect((storeys[0]?.lines[0]?.[1]?.width ?? 0) * leastWidth).toBeGreaterThanOrEqual(104)
  })

  it('puts cars into further lines instead of widening the house', () => {
    const { leastWidth, storeys } = drawSection(house([0, [flat('a'), flat('b')]], ['garage', many(30, car)]))
    expect(leastWidth).toBe(220)
    const lines = storeys[1]?.lines ?? []
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.flat()).toHaveLength(30)
    expect(lines.flat().every(({ x, width }) => x + width < 1.001)).toBe(true)
  })

  it('has an empty line where a storey is empty', () => {
    expect(drawSection(house([1, []])).storeys[0]?.lines).toEqual([[]])
  })
})

describe('walking by keyboard', () => {
  const { storeys } = drawSection(
    house(
      [2, [flat('a', 60), flat('b', 60), flat('c', 60)]],
      [1, []],
      [0, [flat('d', 60), flat('e', 110)]],
      [-1, [car('f')]],
    ),
  )
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['a', 'ArrowLeft', 'a'],
    ['c', 'ArrowRight', 'c'],
    ['c', 'ArrowDown', 'e'],
    ['a', 'ArrowDown', 'd'],
    ['e', 'ArrowUp', 'c'],
    ['e', 'ArrowDown', 'f'],
    ['f', 'ArrowDown', 'f'],
    ['a', 'ArrowUp', 'a'],
    ['b', 'Home', 'a'],
    ['a', 'End', 'c'],
    ['gone', 'End', 'gone'],
  ] as const)('from %s by %s to %s', (from, key, to) => {
    expect(nextUnit(storeys, from, key)).toBe(to)
  })
})

describe('a scale', () => {
  it('has five steps between its ends', () => {
    const scale = scaleOver([20, 25, 30])
    expect([20, 22, 24, 26, 28, 30].map((value) => scale?.stepOf(value))).toEqual([0, 1, 2, 3, 4, 4])
    expect([scale?.least, scale?.most]).toEqual([20, 30])
  })

  it('says nothing about nothing, and does not exaggerate what is equal', () => {
    expect(scaleOver([])).toBeNull()
    expect(scaleOver([7, 7])?.stepOf(7)).toBe(0)
  })
})
