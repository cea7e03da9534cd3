// Draws the furniture of a plan, thin and pale. It gives a sense of scale and leaves space for the labels.

import type { PlanRoom } from './floor-plan.ts'
import { box, circle, ellipse, line, type Look } from '#platform/rules/svg.ts'

/** Side of the outer wall, seen from the room. Windows are on that side, doors on the opposite one. */
export type Facing = 'up' | 'down'
/** Free side wall; the opposite wall adjoins the rest of the flat. */
export type Flank = 'left' | 'right'

export interface Furnished {
  room: PlanRoom
  facing: Facing
  flank: Flank
  colour: string
}

/** The shapes, and the position of the room label. */
export interface Furniture {
  shapes: string[]
  label: { x: number; y: number }
}

export function createServices(given: Furnished): Furniture {
  switch (given.room.kind) {
    case 'bedroom':
      return bedroom(given)
    case 'living':
      return living(given)
    case 'kitchen':
      return kitchen(given)
    case 'bath':
      return bath(given)
    case 'toilet':
      return toilet(given)
    case 'storage':
      return storage(given)
    case 'balcony':
      return balcony(given)
    default:
      return { shapes: [], label: centre(given.room) }
  }
}

const centre = ({ x, y, width, height }: PlanRoom) => ({ x: x + width / 2, y: y + height / 2 })
const thin = (colour: string): Look => ({ stroke: colour, width: 0.28 })

/**
 * Returns a function that places a box relative to the window wall and the free side wall, for any orientation of the
 * room.
 */
function corner({ room, facing, flank }: Furnished) {
  return (along: number, inwards: number, width: number, height: number) => ({
    x: flank === 'left' ? room.x + along : room.x + room.width - along - width,
    y: facing === 'up' ? room.y + inwards : room.y + room.height - inwards - height,
    width,
    height,
  })
}

/** Y coordinate at this distance from the window wall. */
const inwards = ({ room, facing }: Furnished, distance: number): number =>
  facing === 'up' ? room.y + distance : room.y + room.height - distance

function bedroom(given: Furnished): Furniture {
  const { room, colour } = given
  const place = corner(given)
  const wide = room.width > 32 ? 16 : 12
  const look = thin(colour)
  const pillows = wide > 12 ? [place(1.6, 2.8, 3.4, 6), place(1.6, 9.2, 3.4, 6)] : [place(1.6, 3.6, 3.4, 6.4)]
  const behindBed = Math.max(wide + 4, room.height - 20)
  const cupboard = place(1, behindBed, 5.5, room.height - behindBed - 1.5)
  return {
    shapes: [
      box(place(1, 2, 20, wide), { ...look, radius: 0.6 }),
      box(place(7, 2, 14, wide), { ...look, radius: 0.6 }),
      ...pillows.map((pillow) => box(pillow, { ...look, radius: 0.8 })),
      box(cupboard, look),
      line(cupboard.x, cupboard.y + cupboard.height / 2, cupboard.x + 5.5, cupboard.y + cupboard.height / 2, look),
    ],
    label: { x: room.x + room.width / 2 + (given.flank === 'left' ? 2.5 : -2.5), y: inwards(given, wide + 7) },
  }
}

function living(given: Furnished): Furniture {
  const { room, colour } = given
  const look = thin(colour)
  const place = corner(given)
  const sofa = place(1.2, 10, 8.5, 21)
  const table = { ...placeOfTable(given), width: 9, height: 16 }
  const chairs = [2, 6.4, 10.8].flatMap((offset) => [
    { x: table.x - 3, y: table.y + offset, width: 2.6, height: 3.4 },
    { x: table.x + table.width + 0.4, y: table.y + offset, width: 2.6, height: 3.4 },
  ])
  return {
    shapes: [
      box(sofa, { ...look, radius: 1 }),
      box(place(3.6, 11.5, 5.6, 9), { ...look, radius: 0.6 }),
      box(place(3.6, 20.5, 5.6, 9), { ...look, radius: 0.6 }),
      box(place(12, 16, 5, 9), { ...look, radius: 0.6 }),
      box(table, { ...look, radius: 0.6 }),
      ...chairs.map((chair) => box(chair, { ...look, radius: 0.8 })),
    ],
    label: { x: room.x + room.width / 2, y: inwards(given, room.height - 11) },
  }
}

/** Near the kitchen, away from the sofa. */
const placeOfTable = ({ room, facing, flank }: Furnished) => ({
  x: flank === 'left' ? room.x + room.width - 17 : room.x + 8,
  y: facing === 'up' ? room.y + 8 : room.y + room.height - 24,
})

function kitchen(given: Furnished): Furniture {
  const { room, colour } = given
  const look = thin(colour)
  const place = corner(given)
  const length = room.height - 3
  const hob = place(1.4, length - 11, 5, 6)
  const sink = place(1.6, 5, 4.4, 5)
  const rings = [1.5, 4.5].flatMap((down) =>
    [1.4, 3.6].map((across) => circle(hob.x + across, hob.y + down, 0.85, look)),
  )
  return {
    shapes: [
      box(place(0.8, 1, 6.2, length), look),
      box(hob, look),
      ...rings,
      box(sink, { ...look, radius: 0.8 }),
      box(place(0.8, length - 4, 6.2, 5), look),
    ],
    label: { x: room.x + room.width / 2 + (given.flank === 'left' ? 3.4 : -3.4), y: room.y + room.height / 2 },
  }
}

function bath(given: Furnished): Furniture {
  const { room, colour } = given
  const look = thin(colour)
  const place = corner(given)
  const tub = place(1, 1, Math.min(17, room.width - 2), 7.5)
  const seat = place(1, 12, 5, 4)
  const basin = place(room.width - 5.5, 11.5, 4.6, 6)
  return {
    shapes: [
      box(tub, look),
      box({ x: tub.x + 1, y: tub.y + 1, width: tub.width - 2, height: tub.height - 2 }, { ...look, radius: 2.6 }),
      ...closet(seat, given),
      box(basin, { ...look, radius: 0.5 }),
      ellipse(basin.x + basin.width / 2, basin.y + basin.height / 2, [1.5, 2.2], look),
    ],
    // In a short room the label moves aside, since the door would swing over it.
    label: { x: room.x + room.width / 2 + (room.height < 32 ? 4 : 0), y: inwards(given, 22) },
  }
}

/** Toilet with its cistern at the side wall and the bowl towards the room. */
function closet(seat: { x: number; y: number }, { flank, colour }: Furnished): string[] {
  const look = thin(colour)
  const wall = flank === 'left' ? seat.x : seat.x + 3.4
  const bowl = flank === 'left' ? seat.x + 3.8 : seat.x + 1.2
  return [
    box({ x: wall, y: seat.y, width: 1.6, height: 4 }, { ...look, radius: 0.3 }),
    ellipse(bowl, seat.y + 2, [2.2, 1.7], look),
  ]
}

function toilet(given: Furnished): Furniture {
  const { room, colour } = given
  const look = thin(colour)
  const place = corner(given)
  const basin = place(1, 9, 3.6, 5)
  return {
    shapes: [
      ...closet(place(1, 3, 5, 4), given),
      box(basin, { ...look, radius: 0.5 }),
      ellipse(basin.x + 1.8, basin.y + 2.5, [1.1, 1.7], look),
    ],
    label: { x: room.x + room.width / 2, y: inwards(given, 20) },
  }
}

function storage({ room, flank, colour }: Furnished): Furniture {
  const x = flank === 'left' ? room.x + 1 : room.x + room.width - 4
  const shelf = { x, y: room.y + 1, width: 3, height: room.height - 2 }
  return {
    shapes: [box(shelf, thin(colour)), line(x, shelf.y, x + 3, shelf.y + shelf.height, thin(colour))],
    label: { x: room.x + room.width / 2 + (flank === 'left' ? 1.8 : -1.8), y: room.y + room.height / 2 },
  }
}

function balcony({ room, flank, colour }: Furnished): Furniture {
  const look = thin(colour)
  const x = flank === 'left' ? room.x + 8 : room.x + room.width - 8
  const y = room.y + room.height / 2
  return {
    shapes: [circle(x, y, 3, look), ...[-4.6, 4.6].map((away) => circle(x + away, y, 1.4, look))],
    label: { x: room.x + room.width / 2 + (flank === 'left' ? 5 : -5), y },
  }
}
