// Draws a floor plan as SVG: walls, doors, windows, furniture, room names and areas, north arrow and scale.

import {
  areaOfRoom,
  frameOf,
  insideRooms,
  type FloorPlan,
  type Opening,
  type PlanRoom,
  type RoomKind,
} from './floor-plan.ts'
import { createServices, type Furnished } from './plan-furniture.ts'
import { drawOpening, innerWall, outerWall, type Placed } from './plan-openings.ts'
import type { DrawingScheme } from '#areas/buildings/rules/drawing-scheme.ts'
import { planPalettes, type PlanPalette } from './plan-palette.ts'
import { box, circle, group, line, path, sheet, words, type Box } from '#platform/rules/svg.ts'

export interface DrawingWords {
  title: string
  nameOfRoom(kind: RoomKind): string
  /** Formats square metres: `12.4 m²`. */
  area(squareMetres: number): string
  /** Letter for north on the compass: N. */
  north: string
}

const margin = 9

export function drawFloorPlan(plan: FloorPlan, text: DrawingWords, scheme: DrawingScheme): string {
  const palette = planPalettes[scheme]
  const inside = insideRooms(plan)
  const outline = frameOf(inside)
  const rooms = plan.rooms.map((room) => (room.kind === 'balcony' ? beyondWall(room, outline) : room))
  const furnished = rooms.map((room) => ({ room, ...furnishRoom(room, outline, palette) }))
  const whole = frameOf(rooms)
  const bottom = whole.y + whole.height + 12
  const frame: Box = {
    x: whole.x - margin,
    y: whole.y - margin,
    width: whole.width + 2 * margin,
    height: bottom - whole.y + margin + 7,
  }
  return sheet({
    ...frame,
    title: text.title,
    paper: palette.paper,
    shapes: [
      ...rooms.flatMap((room) => drawFloor(room, palette)),
      ...furnished.flatMap(({ shapes }) => shapes),
      ...inside.map((room) => box(room, { stroke: palette.wall, width: innerWall })),
      drawOutline(outline, palette),
      ...plan.openings.flatMap((opening) => drawOpening(placed(opening, outline), palette)),
      ...furnished.flatMap(({ room, label }) => nameRoom(room, { label, outline, palette, text })),
      ...arrows(plan.openings, outline, palette),
      ...scaleBar({ x: whole.x, y: bottom, metres: whole.width > 70 ? 5 : 3 }, palette),
      compass({ x: whole.x + whole.width - 6, y: bottom - 1, north: plan.north, letter: text.north }, palette),
    ],
  })
}

/** The balcony begins on the outer side of the outer wall. */
const beyondWall = (room: PlanRoom, outline: Box): PlanRoom => ({
  ...room,
  y: room.y < outline.y + outline.height / 2 ? room.y - outerWall : room.y + outerWall,
})

function drawFloor(room: PlanRoom, palette: PlanPalette): string[] {
  const floor = box(room, { fill: palette.floors[room.kind] })
  if (room.kind !== 'balcony') return [floor]
  const planks = Array.from({ length: Math.floor(room.height / 2.5) }, (_, row) => {
    const y = room.y + (row + 1) * 2.5
    return line(room.x, y, room.x + room.width, y, { stroke: palette.furniture, width: 0.1 })
  })
  return [floor, ...planks, box(room, { stroke: palette.wall, width: 0.5 })]
}

function furnishRoom(room: PlanRoom, outline: Box, palette: PlanPalette) {
  const facing: Furnished['facing'] = room.y === outline.y ? 'up' : 'down'
  const isLeft = room.x - outline.x < outline.x + outline.width - room.x - room.width
  return createServices({ room, facing, flank: isLeft ? 'left' : 'right', colour: palette.furniture })
}

interface Naming {
  label: { x: number; y: number }
  outline: Box
  palette: PlanPalette
  text: DrawingWords
}

/** Drawn above all lines, with a halo around the text. */
function nameRoom(room: PlanRoom, { label, outline, palette, text }: Naming): string[] {
  const isSmall = Math.min(room.width, room.height) < 16
  const name = text.nameOfRoom(room.kind)
  // A wide flat is scaled down, so its labels are enlarged to stay legible.
  const scale = Math.min(1.35, Math.max(1, outline.width / 95))
  const place = 2 * Math.min(label.x - room.x, room.x + room.width - label.x) - 1
  const size = Math.min((isSmall ? 2.1 : 2.6) * scale, (place / name.length) * 1.65)
  const halo = palette.floors[room.kind]
  return [
    words(label.x, label.y - 0.5, name, { size, weight: 600, fill: palette.text, halo }),
    words(label.x, label.y + size * 0.95, text.area(areaOfRoom(room)), {
      size: size * 0.86,
      fill: palette.faint,
      halo,
    }),
  ]
}

const drawOutline = ({ x, y, width, height }: Box, palette: PlanPalette): string => {
  const half = outerWall / 2
  const walls = { x: x - half, y: y - half, width: width + outerWall, height: height + outerWall }
  return box(walls, { stroke: palette.wall, width: outerWall })
}

function placed(opening: Opening, outline: Box): Placed {
  const at = opening.axis === 'horizontal' ? opening.y : opening.x
  const start = opening.axis === 'horizontal' ? outline.y : outline.x
  const length = opening.axis === 'horizontal' ? outline.height : outline.width
  return { opening, side: at === start ? -1 : at === start + length ? 1 : 0 }
}

/** Arrows at the entrance. */
function arrows(openings: readonly Opening[], outline: Box, palette: PlanPalette): string[] {
  return openings
    .filter(({ kind }) => kind === 'entrance')
    .map(({ x, y, length }) => {
      const way = x === outline.x ? 1 : -1
      const tip = x - way * (outerWall + 0.8)
      const middle = y + length / 2
      return path(['M', tip, middle, 'L', tip - way * 2.4, middle - 1.5, 'L', tip - way * 2.4, middle + 1.5, 'Z'], {
        fill: palette.wall,
      })
    })
}

/** Scale bar with one segment per metre. */
function scaleBar(
  { x, y, metres }: { x: number; y: number; metres: number },
  { wall, paper, faint }: PlanPalette,
): string[] {
  const fields = Array.from({ length: metres }, (_, index) => index)
  const ruler = { stroke: wall, width: 0.2 }
  return [
    ...fields.map((place) =>
      box({ x: x + place * 10, y: y - 0.6, width: 10, height: 1.2 }, { fill: place % 2 ? paper : wall, ...ruler }),
    ),
    ...[0, 1, metres].map((at) =>
      words(x + at * 10, y + 3.4, at === metres ? `${at} m` : String(at), { size: 2, fill: faint }),
    ),
  ]
}

interface Compass {
  x: number
  y: number
  north: number
  letter: string
}

const compass = ({ x, y, north, letter }: Compass, { wall, paper, text }: PlanPalette): string =>
  group(`translate(${x} ${y}) rotate(${north})`, [
    circle(0, 0, 3.4, { stroke: wall, width: 0.28, fill: paper }),
    path(['M', 0, -3.2, 'L', 1.4, 2, 'L', 0, 1, 'Z'], { fill: wall }),
    path(['M', 0, -3.2, 'L', -1.4, 2, 'L', 0, 1, 'Z'], { stroke: wall, width: 0.2, fill: paper }),
    words(0, -4.2, letter, { size: 2.2, fill: text, weight: 600 }),
  ])
