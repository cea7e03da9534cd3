// Draws a house front from the building's facts: floors, year, shop.

import type { DrawingScheme } from './drawing-scheme.ts'
import { box, circle, line, path, sheet, type Box } from '#platform/rules/svg.ts'
import { chanceOf, type Chance } from '#platform/rules/chance.ts'
import { frontPalettes, type FrontPalette } from './front-palette.ts'

export interface HouseFront {
  /** The same seed always gives the same drawing. */
  seed: string
  title: string
  floors: number
  /** Columns of windows; about two per flat on a floor. */
  axes: number
  year: number | null
  hasShop: boolean
}

interface Facade {
  house: HouseFront
  walls: Box
  axis: number
  style: Style
  palette: FrontPalette
  tint: string
  chance: Chance
}

/** Typical building style of the period. */
interface Style {
  roof: 'gable' | 'hip' | 'flat'
  shutters: boolean
  balconies: 'none' | 'middle' | 'all'
  tallWindows: boolean
}

const storey = 30
const ground = 200
const sheetWidth = 320
const sheetHeight = 224

export function drawHouseFront(house: HouseFront, scheme: DrawingScheme): string {
  const chance = chanceOf(house.seed)
  const palette = frontPalettes[scheme]
  const axes = Math.min(8, Math.max(3, house.axes))
  const scale = Math.min(1, 150 / (house.floors * storey))
  const axis = 25 * scale
  const width = axes * axis + 8
  const height = house.floors * storey * scale
  const walls = { x: (sheetWidth - width) / 2, y: ground - height, width, height }
  const style = styleOf(house.year ?? 1970)
  const facade: Facade = { house, walls, axis, style, palette, tint: chance.pick(palette.walls), chance }
  return sheet({
    x: 0,
    y: 0,
    width: sheetWidth,
    height: sheetHeight,
    title: house.title,
    paper: palette.sky,
    shapes: [
      ...hills(palette, chance),
      ...tree(walls.x - 26, 15 + chance.whole(0, 5), palette),
      ...roof(facade),
      box(walls, { fill: facade.tint }),
      box({ ...walls, y: ground - 5 * scale, height: 5 * scale }, { fill: palette.plinth }),
      ...cells(facade).flatMap((cell) => drawCell(facade, cell)),
      box({ x: 0, y: ground, width: sheetWidth, height: sheetHeight - ground }, { fill: palette.grass }),
      box({ x: 0, y: ground + 11, width: sheetWidth, height: sheetHeight - ground - 11 }, { fill: palette.street }),
      ...tree(walls.x + walls.width + 24, 11 + chance.whole(0, 6), palette),
      ...bushes(walls, palette, chance),
    ],
  })
}

function styleOf(year: number): Style {
  if (year < 1945) return { roof: 'hip', shutters: true, balconies: 'none', tallWindows: true }
  if (year < 1968) return { roof: 'gable', shutters: true, balconies: 'middle', tallWindows: false }
  if (year < 1995) return { roof: 'flat', shutters: false, balconies: 'all', tallWindows: false }
  return { roof: 'flat', shutters: false, balconies: 'middle', tallWindows: true }
}

function roof({ walls, style, palette, chance }: Facade): string[] {
  const { x, y, width } = walls
  const tiles = chance.pick(palette.roofs)
  if (style.roof === 'flat') {
    return [
      box({ x: x + width * 0.3, y: y - 9, width: width * 0.22, height: 9 }, { fill: palette.plinth }),
      box({ x: x - 3, y: y - 3.4, width: width + 6, height: 4 }, { fill: palette.trim }),
    ]
  }
  const rise = style.roof === 'gable' ? 26 : 22
  const inset = style.roof === 'gable' ? width * 0.12 : width * 0.2
  const chimney = { x: x + width * (chance.happens(0.5) ? 0.28 : 0.66), y: y - rise - 6, width: 7, height: 16 }
  const dormers = style.roof === 'hip' ? [0.35, 0.65] : [0.5]
  return [
    box(chimney, { fill: palette.plinth }),
    path(
      ['M', x - 6, y + 1, 'L', x + inset, y - rise, 'L', x + width - inset, y - rise, 'L', x + width + 6, y + 1, 'Z'],
      {
        fill: tiles,
      },
    ),
    ...dormers.flatMap((place) => dormer(x + width * place, y - 4, palette, tiles)),
  ]
}

const dormer = (x: number, y: number, palette: FrontPalette, tiles: string): string[] => [
  path(['M', x - 9, y - 10, 'L', x, y - 16, 'L', x + 9, y - 10, 'Z'], {
    fill: tiles,
    stroke: palette.trim,
    width: 0.6,
  }),
  box({ x: x - 7, y: y - 10, width: 14, height: 12 }, { fill: palette.trim }),
  box({ x: x - 4.6, y: y - 8, width: 9.2, height: 9 }, { fill: palette.glass }),
]

interface Cell extends Box {
  floor: number
  column: number
  columns: number
}

function cells({ house, walls, axis }: Facade): Cell[] {
  const columns = Math.round((walls.width - 8) / axis)
  const height = walls.height / house.floors
  return Array.from({ length: house.floors * columns }, (_, index) => {
    const floor = Math.floor(index / columns)
    const column = index % columns
    return {
      x: walls.x + 4 + column * axis,
      y: ground - (floor + 1) * height,
      width: axis,
      height,
      floor,
      column,
      columns,
    }
  })
}

function drawCell(facade: Facade, cell: Cell): string[] {
  const middle = Math.floor((cell.columns - 1) / 2)
  if (cell.floor === 0 && cell.column === middle) return entrance(cell, facade)
  if (cell.floor === 0 && facade.house.hasShop) return shopWindow(cell, facade)
  const hasBalcony =
    cell.floor > 0 &&
    (facade.style.balconies === 'all' ? cell.column % 3 !== 1 : facade.style.balconies === 'middle' && isPaired(cell))
  return hasBalcony ? balcony(cell, facade) : window(cell, facade)
}

/** Balconies are stacked on both sides of the stairs. */
const isPaired = ({ column, columns }: Cell): boolean => column === 1 || column === columns - 2

function inset(cell: Cell, shares: { side: number; top: number; bottom: number }): Box {
  return {
    x: cell.x + cell.width * shares.side,
    y: cell.y + cell.height * shares.top,
    width: cell.width * (1 - 2 * shares.side),
    height: cell.height * (1 - shares.top - shares.bottom),
  }
}

function window(cell: Cell, { style, palette, chance }: Facade): string[] {
  const frame = inset(cell, { side: style.shutters ? 0.31 : 0.2, top: style.tallWindows ? 0.18 : 0.26, bottom: 0.28 })
  const isLit = chance.happens(0.16)
  const shutter = { ...frame, width: frame.width * 0.48 }
  const shutters = style.shutters
    ? [
        box({ ...shutter, x: frame.x - shutter.width - 0.6 }, { fill: palette.shutter }),
        box({ ...shutter, x: frame.x + frame.width + 0.6 }, { fill: palette.shutter }),
      ]
    : []
  const middle = frame.x + frame.width / 2
  return [
    ...shutters,
    box(frame, { fill: isLit ? palette.lit : palette.glass, stroke: palette.trim, width: 1 }),
    line(middle, frame.y, middle, frame.y + frame.height, { stroke: palette.trim, width: 0.8 }),
    box({ x: frame.x - 1, y: frame.y + frame.height, width: frame.width + 2, height: 1.2 }, { fill: palette.trim }),
  ]
}

function balcony(cell: Cell, { palette, chance }: Facade): string[] {
  const door = inset(cell, { side: 0.14, top: 0.16, bottom: 0.04 })
  const rail = { x: cell.x + 0.8, y: cell.y + cell.height * 0.58, width: cell.width - 1.6, height: cell.height * 0.36 }
  const bars = Array.from({ length: Math.floor(rail.width / 2.4) }, (_, index) => {
    const x = rail.x + 1.2 + index * 2.4
    return line(x, rail.y, x, rail.y + rail.height, { stroke: palette.rail, width: 0.5 })
  })
  const plants = chance.happens(0.35)
    ? [-4, 0, 4].map((away) => circle(cell.x + cell.width / 2 + away, rail.y - 0.6, 2, { fill: palette.leaves }))
    : []
  return [
    box(door, { fill: chance.happens(0.16) ? palette.lit : palette.glass, stroke: palette.trim, width: 0.8 }),
    line(door.x + door.width / 2, door.y, door.x + door.width / 2, door.y + door.height, {
      stroke: palette.trim,
      width: 0.7,
    }),
    ...plants,
    ...bars,
    line(rail.x, rail.y, rail.x + rail.width, rail.y, { stroke: palette.rail, width: 1 }),
    box({ x: rail.x - 0.8, y: rail.y + rail.height, width: rail.width + 1.6, height: 1.6 }, { fill: palette.trim }),
  ]
}

function entrance(cell: Cell, { palette }: Facade): string[] {
  const door = inset(cell, { side: 0.24, top: 0.26, bottom: 0 })
  return [
    box({ x: cell.x + 1, y: door.y - 4, width: cell.width - 2, height: 1.8 }, { fill: palette.plinth }),
    box(door, { fill: palette.door, stroke: palette.trim, width: 0.9 }),
    box(
      { ...door, x: door.x + door.width * 0.22, y: door.y + 3, width: door.width * 0.56, height: door.height * 0.5 },
      { fill: palette.glass },
    ),
    circle(door.x + door.width * 0.84, door.y + door.height * 0.62, 0.7, { fill: palette.trim }),
  ]
}

function shopWindow(cell: Cell, { palette }: Facade): string[] {
  const glass = inset(cell, { side: 0.06, top: 0.3, bottom: 0.1 })
  const stripes = Array.from({ length: 4 }, (_, index) => ({
    x: glass.x - 0.6 + (index * (glass.width + 1.2)) / 4,
    y: cell.y + cell.height * 0.14,
    width: (glass.width + 1.2) / 4,
    height: cell.height * 0.16,
  }))
  return [
    box(glass, { fill: palette.lit, stroke: palette.trim, width: 0.9 }),
    ...stripes.map((stripe, index) => box(stripe, { fill: index % 2 ? palette.trim : palette.awning })),
  ]
}

function hills({ hill }: FrontPalette, chance: Chance): string[] {
  const [left, middle, right] = [chance.whole(128, 150), chance.whole(108, 138), chance.whole(130, 152)]
  return [
    path(
      [
        'M',
        0,
        ground,
        'L',
        0,
        left,
        'Q',
        90,
        middle - 26,
        170,
        middle + 16,
        'T',
        sheetWidth,
        right,
        'L',
        sheetWidth,
        ground,
        'Z',
      ],
      { fill: hill },
    ),
  ]
}

const tree = (x: number, crown: number, { leaves, leavesLight, trunk }: FrontPalette): string[] => [
  box({ x: x - 1.4, y: ground - crown * 1.5, width: 2.8, height: crown * 1.5 }, { fill: trunk }),
  circle(x, ground - crown * 2, crown, { fill: leaves }),
  circle(x - crown * 0.34, ground - crown * 2.3, crown * 0.58, { fill: leavesLight }),
]

function bushes({ x, width }: Box, { leaves, leavesLight }: FrontPalette, chance: Chance): string[] {
  return Array.from({ length: 5 }, (_, index) => {
    const at = x + width * (0.06 + index * 0.22)
    return circle(at, ground + 1, chance.whole(3, 5), { fill: index % 2 ? leaves : leavesLight })
  })
}
