// Generates the layout of a Swiss flat: a corridor from the stairwell, bedrooms on the quiet side, living room and
// kitchen on the sunny side.

import { chanceOf, type Chance } from '#platform/rules/chance.ts'
import type { FloorPlan, Opening, PlanRoom, RoomKind } from './floor-plan.ts'

type Strip = readonly (readonly [kind: RoomKind, width: number])[]

/** Widths and depths in decimetres. Both strips of a typology have the same width. */
interface Typology {
  quiet: Strip
  sunny: Strip
  depths: readonly [quiet: number, corridor: number, sunny: number]
  /** Length of the storage room at the end of the corridor. */
  storage: number
}

const typologies: Record<string, Typology> = {
  '1.5': {
    quiet: [
      ['bath', 22],
      ['kitchen', 28],
    ],
    sunny: [['living', 50]],
    depths: [28, 13, 40],
    storage: 12,
  },
  '2.5': {
    quiet: [
      ['bath', 22],
      ['bedroom', 48],
    ],
    sunny: [
      ['kitchen', 26],
      ['living', 44],
    ],
    depths: [34, 13, 42],
    storage: 14,
  },
  '3.5': {
    quiet: [
      ['bedroom', 34],
      ['bath', 21],
      ['bedroom', 35],
    ],
    sunny: [
      ['kitchen', 32],
      ['living', 58],
    ],
    depths: [38, 13, 42],
    storage: 15,
  },
  '4.5': {
    quiet: [
      ['bedroom', 33],
      ['bath', 22],
      ['toilet', 14],
      ['bedroom', 37],
    ],
    sunny: [
      ['kitchen', 28],
      ['living', 44],
      ['bedroom', 34],
    ],
    depths: [38, 14, 44],
    storage: 16,
  },
  '5.5': {
    quiet: [
      ['bedroom', 32],
      ['bath', 22],
      ['bedroom', 31],
      ['toilet', 15],
      ['bedroom', 32],
    ],
    sunny: [
      ['kitchen', 34],
      ['living', 60],
      ['bedroom', 38],
    ],
    depths: [39, 14, 45],
    storage: 18,
  },
}

export const laidOutRooms = Object.keys(typologies).map(Number)

/** `rooms` is the Swiss room count, 1.5 to 5.5. The same seed always gives the same flat. */
export function layOutFlat(rooms: number, seed: string): FloorPlan {
  const typology = typologies[rooms.toFixed(1)]
  if (!typology) throw new Error(`no layout for ${rooms} rooms`)
  const chance = chanceOf(seed)
  const plan = raise(stretched(typology, chance), chance)
  return chance.happens(0.5) ? mirrored(plan) : plan
}

/** Varies width and depth, so that flats of the same type differ. */
function stretched(typology: Typology, chance: Chance): Typology {
  const wider = chance.whole(-2, 4)
  const [quiet, corridor, sunny] = typology.depths
  return {
    ...typology,
    quiet: widened(typology.quiet, wider),
    sunny: widened(typology.sunny, wider),
    depths: [quiet + chance.whole(-1, 2), corridor, sunny + chance.whole(-2, 3)],
  }
}

function widened(strip: Strip, by: number): Strip {
  const widest = strip.toSorted((a, b) => b[1] - a[1])[0]
  return strip.map((room) => (room === widest ? [room[0], room[1] + by] : room))
}

function raise({ quiet, sunny, depths, storage }: Typology, chance: Chance): FloorPlan {
  const [quietDepth, corridorDepth, sunnyDepth] = depths
  const width = sunny.reduce((sum, [, each]) => sum + each, 0)
  const ends = quietDepth + corridorDepth
  const bottom = ends + sunnyDepth
  const above = rowOf(quiet, { y: 0, height: quietDepth })
  const below = rowOf(sunny, { y: ends, height: sunnyDepth })
  const hall: PlanRoom = { kind: 'hall', x: 0, y: quietDepth, width: width - storage, height: corridorDepth }
  const store: PlanRoom = { kind: 'storage', x: hall.width, y: quietDepth, width: storage, height: corridorDepth }
  const living = below.find(({ kind }) => kind === 'living') ?? hall
  const balcony = balconyBefore(living, bottom, chance)
  const openings: Opening[] = [
    { kind: 'entrance', axis: 'vertical', x: 0, y: quietDepth + 2, length: 9, into: 'right' },
    { kind: 'door', axis: 'vertical', x: hall.width, y: quietDepth + 2.5, length: 7.5, into: 'left' },
    ...above.flatMap((room) => openingsOf(room, { wall: quietDepth, outside: 0, into: 'up' })),
    ...below.flatMap((room) => openingsOf(room, { wall: ends, outside: bottom, into: 'down' })),
    ...openKitchen(below),
  ]
  return { rooms: [...above, hall, store, ...below, balcony], openings, north: chance.pick([0, 0, 20, 340, 45]) }
}

const rowOf = (strip: Strip, place: { y: number; height: number }): PlanRoom[] =>
  strip.map(([kind, width], index) => ({
    kind,
    x: strip.slice(0, index).reduce((sum, [, each]) => sum + each, 0),
    width,
    ...place,
  }))

function balconyBefore(living: PlanRoom, bottom: number, chance: Chance): PlanRoom {
  const width = Math.min(living.width - 2, chance.whole(36, 52))
  return { kind: 'balcony', x: living.x + living.width - width, y: bottom, width, height: chance.whole(16, 20) }
}

interface Side {
  /** Coordinates of the wall to the corridor and of the outer wall. */
  wall: number
  outside: number
  into: 'up' | 'down'
}

function openingsOf(room: PlanRoom, { wall, outside, into }: Side): Opening[] {
  const window = (length: number, kind: 'window' | 'balcony_door' = 'window'): Opening => ({
    kind,
    axis: 'horizontal',
    x: room.x + Math.round((room.width - length) / 2),
    y: outside,
    length,
  })
  const door = (from: number): Opening => ({
    kind: 'door',
    axis: 'horizontal',
    x: room.x + from,
    y: wall,
    length: 8,
    into,
  })
  switch (room.kind) {
    case 'living':
      return [
        { kind: 'passage', axis: 'horizontal', x: room.x + 4, y: wall, length: 16 },
        window(Math.min(34, room.width - 12), 'balcony_door'),
      ]
    case 'kitchen':
      return into === 'up' ? [{ ...door(4), kind: 'passage', length: 12 }, window(14)] : [window(13)]
    case 'bath':
    case 'toilet':
      return [door(3), window(6)]
    default:
      return [door(3), window(room.width > 33 ? 18 : 15)]
  }
}

/** A kitchen beside the living room is open: it has no wall between them and no door of its own. */
function openKitchen(row: readonly PlanRoom[]): Opening[] {
  const kitchen = row.find(({ kind }) => kind === 'kitchen')
  if (!kitchen) return []
  const { x, y, width, height } = kitchen
  return [{ kind: 'passage', axis: 'vertical', x: x + width, y: y + 2, length: height - 4 }]
}

/** Mirrors the plan, for the other side of the stairwell. */
function mirrored(plan: FloorPlan): FloorPlan {
  const width = Math.max(...plan.rooms.map((room) => room.x + room.width))
  const flipped = { left: 'right', right: 'left', up: 'up', down: 'down' } as const
  return {
    ...plan,
    rooms: plan.rooms.map((room) => ({ ...room, x: width - room.x - room.width })),
    openings: plan.openings.map((one) => ({
      ...one,
      x: width - one.x - (one.axis === 'horizontal' ? one.length : 0),
      ...(one.into && { into: flipped[one.into] }),
    })),
  }
}
