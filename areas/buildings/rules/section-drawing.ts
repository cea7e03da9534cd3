// Layout of a cross-section: the width of each unit, and its neighbour in each direction.

import type { HouseSection } from './house-section.ts'
import type { Level } from './storeys.ts'

export interface Sized {
  id: string
  /** Square metres; a unit with null gets the width of an average flat. */
  area: number | null
  /** True for parking spaces and storage rooms, which are drawn narrower. */
  isSmall: boolean
}

export interface Drawn<Unit> {
  unit: Unit
  /** Share of the width of the house, from 0 to 1. */
  x: number
  width: number
}

export interface DrawnStorey<Unit> {
  level: Level
  upTo: number | null
  /** Units side by side; overflow wraps to the next line. One empty line if there are no units. */
  lines: Drawn<Unit>[][]
}

export interface Drawing<Unit> {
  /** Pixels; below this width the labels of units are illegible. */
  leastWidth: number
  storeys: DrawnStorey<Unit>[]
}

const pixelsPerSquareMetre = 1.15
const usualArea = 72
const leastOf = ({ isSmall }: Sized) => (isSmall ? 76 : 104)
/** Minimum width in pixels when many units are side by side: the number on top, the words in two lines below. */
const tightestOf = ({ isSmall }: Sized) => (isSmall ? 76 : 84)
/** Maximum width in pixels of a house that fits on a screen of 1440 pixels. */
const wholeOnScreen = 900
/** Width of the storey under a setback roof, as a share of the width of the house. */
export const setbackShare = 0.9
const leastHouse = 220

const sizeOf = (unit: Sized): number =>
  Math.max(leastOf(unit), Math.min(300, (unit.isSmall ? 0 : (unit.area ?? usualArea)) * pixelsPerSquareMetre))

export function drawSection<Unit extends Sized>({ roof, storeys }: HouseSection<Unit>): Drawing<Unit> {
  const widest = (width: (unit: Unit) => number) => {
    const sums = storeys
      .filter(({ level }) => isAbove(level))
      .map(({ units }, index) => {
        const sum = units.reduce((total, unit) => total + width(unit), 0)
        return index === 0 && roof === 'setback' ? sum / setbackShare : sum
      })
    return Math.ceil(Math.max(leastHouse, ...sums))
  }
  const natural = widest(sizeOf)
  const isTight = natural > wholeOnScreen
  const leastWidth = isTight ? Math.max(wholeOnScreen, widest(tightestOf)) : natural
  const least = isTight ? tightestOf : leastOf
  return {
    leastWidth,
    storeys: storeys.map(({ level, upTo, units }) => ({
      level,
      upTo,
      lines: isAbove(level) ? [fill(units, leastWidth, least)] : wrap(units, leastWidth),
    })),
  }
}

const isAbove = (level: Level): boolean => typeof level === 'number' && level >= 0

/** Divides the full width in proportion to the areas; no unit is narrower than its legible minimum. */
function fill<Unit extends Sized>(units: readonly Unit[], width: number, least: (unit: Unit) => number): Drawn<Unit>[] {
  const areas = units.map((unit) => (unit.isSmall ? 12 : (unit.area ?? usualArea)))
  const tight = new Set<number>()
  let scale = 0
  // Each round fixes further units at their minimum width and takes the space from the others.
  for (let before = -1; before < tight.size;) {
    before = tight.size
    const taken = units.reduce((sum, unit, index) => sum + (tight.has(index) ? least(unit) : 0), 0)
    const shared = areas.reduce((sum, area, index) => sum + (tight.has(index) ? 0 : area), 0)
    scale = shared > 0 ? (width - taken) / shared : 0
    units.forEach((unit, index) => {
      if ((areas[index] ?? 0) * scale < least(unit)) tight.add(index)
    })
  }
  const wide = units.map((unit, index) => (tight.has(index) ? least(unit) : (areas[index] ?? 0) * scale))
  const sum = wide.reduce((total, one) => total + one, 0)
  return inLine(
    units,
    wide.map((one) => one / sum),
  )
}

/**
 * Underground and outside there is no full width to fill: units keep their own width and wrap to as many lines as
 * needed.
 */
function wrap<Unit extends Sized>(units: readonly Unit[], width: number): Drawn<Unit>[][] {
  const sum = units.reduce((total, unit) => total + sizeOf(unit), 0)
  if (sum <= width) {
    return [
      inLine(
        units,
        units.map((unit) => sizeOf(unit) / width),
      ),
    ]
  }
  const widest = Math.max(...units.map(sizeOf))
  const lines = Math.ceil(units.length / Math.max(1, Math.floor(width / widest)))
  const perLine = Math.ceil(units.length / lines)
  return Array.from({ length: lines }, (_, line) => {
    const some = units.slice(line * perLine, (line + 1) * perLine)
    return inLine(
      some,
      some.map(() => 1 / perLine),
    )
  })
}

function inLine<Unit>(units: readonly Unit[], widths: readonly number[]): Drawn<Unit>[] {
  let x = 0
  return units.map((unit, index) => {
    const width = widths[index] ?? 0
    const drawn = { unit, x, width }
    x += width
    return drawn
  })
}

export const sectionKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const
export type SectionKey = (typeof sectionKeys)[number]

/** Returns the unit that a key moves to, or the same unit at the walls. Up and down move to the nearest unit. */
export function nextUnit<Unit extends Sized>(
  storeys: readonly DrawnStorey<Unit>[],
  id: string,
  key: SectionKey,
): string {
  const lines = storeys.flatMap((storey) => storey.lines).filter((line) => line.length > 0)
  const height = lines.findIndex((line) => line.some(({ unit }) => unit.id === id))
  const line = lines[height] ?? []
  const place = line.findIndex(({ unit }) => unit.id === id)
  const here = line[place]
  if (!here) return id
  switch (key) {
    case 'ArrowLeft':
      return (line[place - 1] ?? here).unit.id
    case 'ArrowRight':
      return (line[place + 1] ?? here).unit.id
    case 'Home':
      return (line[0] ?? here).unit.id
    case 'End':
      return (line.at(-1) ?? here).unit.id
    case 'ArrowUp':
      return nearest(lines[height - 1], here).unit.id
    case 'ArrowDown':
      return nearest(lines[height + 1], here).unit.id
  }
}

const middleOf = ({ x, width }: Drawn<unknown>): number => x + width / 2

const nearest = <Unit>(line: readonly Drawn<Unit>[] | undefined, here: Drawn<Unit>): Drawn<Unit> =>
  line?.toSorted((one, other) => distance(one, here) - distance(other, here))[0] ?? here

const distance = (one: Drawn<unknown>, other: Drawn<unknown>): number => Math.abs(middleOf(one) - middleOf(other))
