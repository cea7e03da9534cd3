// Properties of generated flats: rooms fill the flat without overlap, areas add up, every room is accessible.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laidOutRooms, layOutFlat } from './flat-layout.ts'
import { drawFloorPlan, type DrawingWords } from './floor-plan-drawing.ts'
import { areaOfPlan, areaOfRoom, floorPlan, frameOf, insideRooms, type FloorPlan, type PlanRoom } from './floor-plan.ts'

const flats = fc.tuple(fc.constantFrom(...laidOutRooms), fc.string({ minLength: 1, maxLength: 20 }))
const lawOf = (law: (plan: FloorPlan, rooms: number) => void) =>
  fc.assert(fc.property(flats, ([rooms, seed]) => law(layOutFlat(rooms, seed), rooms)))

const overlap = (a: PlanRoom, b: PlanRoom) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('a laid-out flat', () => {
  it('is a floor plan', () =>
    lawOf((plan) => {
      expect(floorPlan.parse(plan)).toEqual(plan)
    }))

  it('has rooms that do not overlap', () =>
    lawOf(({ rooms }) => {
      const pairs = rooms.flatMap((a, index) => rooms.slice(index + 1).map((b) => [a, b] as const))
      expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([])
    }))

  it('is filled by its rooms to the outer wall', () =>
    lawOf((plan) => {
      const inside = insideRooms(plan)
      const { width, height } = frameOf(inside)
      expect(inside.reduce((sum, room) => sum + room.width * room.height, 0)).toBe(width * height)
    }))

  it('is as large as what is written into its rooms', () =>
    lawOf((plan) => {
      const written = insideRooms(plan).reduce((sum, room) => sum + areaOfRoom(room), 0)
      expect(areaOfPlan(plan)).toBeCloseTo(written, 5)
    }))

  it('has the rooms it is named after', () =>
    lawOf(({ rooms }, count) => {
      expect(rooms.filter(({ kind }) => kind === 'bedroom')).toHaveLength(Math.max(0, count - 1.5))
      for (const kind of ['living', 'kitchen', 'bath', 'hall'] as const) {
        expect(rooms.filter((room) => room.kind === kind)).toHaveLength(1)
      }
    }))

  it('lets one into every room', () =>
    lawOf(({ rooms, openings }) => {
      const entered = (room: PlanRoom) =>
        openings.some(({ kind, axis, x, y, length }) =>
          kind === 'window' || kind === 'balcony_door'
            ? false
            : axis === 'horizontal'
              ? (y === room.y || y === room.y + room.height) && x >= room.x && x + length <= room.x + room.width
              : (x === room.x || x === room.x + room.width) && y >= room.y && y + length <= room.y + room.height,
        )
      expect(rooms.filter((room) => room.kind !== 'balcony' && !entered(room))).toEqual([])
    }))

  it('has its windows and its entrance in the outer wall', () =>
    lawOf((plan) => {
      const outline = frameOf(insideRooms(plan))
      const outside = ({ axis, x, y }: FloorPlan['openings'][number]) =>
        axis === 'horizontal'
          ? y === outline.y || y === outline.y + outline.height
          : x === outline.x || x === outline.x + outline.width
      const glazed = plan.openings.filter(({ kind }) => kind !== 'door' && kind !== 'passage')
      expect(glazed.filter((one) => !outside(one))).toEqual([])
    }))

  it('is the same each time it is laid out', () => {
    expect(layOutFlat(4.5, 'LH12-302')).toEqual(layOutFlat(4.5, 'LH12-302'))
    expect(layOutFlat(4.5, 'LH12-302')).not.toEqual(layOutFlat(4.5, 'LH12-303'))
  })
})

const words: DrawingWords = {
  title: 'Wohnung <1>',
  nameOfRoom: (kind) => kind,
  area: (squareMetres) => `${squareMetres.toFixed(1)} m²`,
  north: 'N',
}

describe('a drawn floor plan', () => {
  const plan = layOutFlat(3.5, 'LH12-201')
  const drawing = drawFloorPlan(plan, words, 'light')

  it('says the name and the area of every room', () => {
    for (const room of plan.rooms) expect(drawing).toContain(`>${areaOfRoom(room).toFixed(1)} m²</text>`)
    expect(drawing.match(/>bedroom<\/text>/g)).toHaveLength(2)
  })

  it('cannot be broken by words', () => {
    expect(drawing).toContain('<title>Wohnung &lt;1&gt;</title>')
    expect(drawing).not.toMatch(/<script|NaN|undefined/)
  })

  it('has other paper for dark screens', () => {
    expect(drawFloorPlan(plan, words, 'dark')).not.toBe(drawing)
  })
})
