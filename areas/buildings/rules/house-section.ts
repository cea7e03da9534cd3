// Cross-section of a house: its objects by storey from roof to cellar, and on each storey from left to right.

import { levelOf, places, roofOver, type Level, type Roof, type Standing } from './storeys.ts'

export interface Housed extends Standing {
  title: string
  referenceNumber: string
  /** Same values as `positionOnFloor` of the facts. */
  position: string | null
}

export interface Storey<Unit> {
  level: Level
  /** Highest level of several unknown storeys that are drawn as one; null otherwise. */
  upTo: number | null
  units: Unit[]
}

export interface HouseSection<Unit> {
  roof: Roof
  /** From the roof down; then the garage, outside places, and units without a known floor. */
  storeys: Storey<Unit>[]
}

/** Longer runs of storeys without an object are drawn as one. */
const mostEmpty = 2

export function cutOpen<Unit extends Housed>(units: readonly Unit[]): HouseSection<Unit> {
  const told = units.map((unit) => ({ unit, level: levelOf(unit), roof: roofOver(unit) }))
  const counted = told.flatMap(({ level }) => (typeof level === 'number' ? [level] : []))
  const underRoof = told
    .filter(({ level, roof }) => roof && typeof level === 'number')
    .map(({ level }) => Number(level))
  const top = Math.max(0, ...counted)
  // If the top floor has no number, place it above all numbered floors.
  const attic = underRoof.length > 0 ? Math.max(...underRoof) : top + 1
  const levels = told.map(({ unit, level, roof }) => ({ unit, level: level ?? attic, roof }))
  const unitsByLevel = Map.groupBy(levels, ({ level }) => level)
  const highest = Math.max(0, ...levels.map(({ level }) => (typeof level === 'number' ? level : 0)))
  const roof = unitsByLevel.get(highest)?.find((one) => one.roof)?.roof ?? 'flat'
  const storey = (level: Level): Storey<Unit> => ({
    level,
    upTo: null,
    units: (unitsByLevel.get(level) ?? []).map(({ unit }) => unit).sort(besideEachOther),
  })
  const stands = levels.some(({ level }) => typeof level === 'number' || level === 'garage')
  const heights = stands
    ? [...new Set([0, ...[...unitsByLevel.keys()].filter((level) => typeof level === 'number')])]
    : []
  return {
    roof,
    storeys: [
      ...withEmptyOnes(heights.sort((a, b) => b - a).map(storey)),
      ...places.filter((place) => unitsByLevel.has(place)).map(storey),
    ],
  }
}

/** Fills gaps between known storeys with empty storeys. */
function withEmptyOnes<Unit>(storeys: Storey<Unit>[]): Storey<Unit>[] {
  return storeys.flatMap((above, index) => {
    const below = storeys[index + 1]
    if (!below) return [above]
    const [from, to] = [Math.floor(Number(below.level)) + 1, Math.ceil(Number(above.level)) - 1]
    const missing = Math.max(0, to - from + 1)
    const empty =
      missing > mostEmpty
        ? [{ level: from, upTo: to, units: [] }]
        : Array.from({ length: missing }, (_, step) => ({ level: to - step, upTo: null, units: [] }))
    return [above, ...empty]
  })
}

const ranks: Record<string, number> = { left: 0, front: 1, middle: 1, rear: 1.5, right: 2 }
const sides: readonly [RegExp, number][] = [
  [/(?<![a-z])(mitte|centre|milieu)[ -](links|gauche)(?![a-z])/, 0.5],
  [/(?<![a-z])(mitte|centre|milieu)[ -](rechts|droite)(?![a-z])/, 1.5],
  [/(?<![a-z])(links|gauche)(?![a-z])/, 0],
  [/(?<![a-z])(mitte|centre|milieu)(?![a-z])/, 1],
  [/(?<![a-z])(rechts|droite)(?![a-z])/, 2],
]

/** Units without a known side come after those with one. */
function rankOf({ position, title }: Housed): number {
  const said = position === null ? undefined : ranks[position]
  return said ?? sides.find(([words]) => words.test(title.toLowerCase()))?.[1] ?? 3
}

// Created on first use because it costs as much time as rendering a page.
let collator: Intl.Collator | undefined
const inOrder = (one: string, other: string): number =>
  (collator ??= new Intl.Collator('de', { numeric: true })).compare(one, other)

const besideEachOther = (one: Housed, other: Housed): number =>
  rankOf(one) - rankOf(other) || inOrder(one.referenceNumber, other.referenceNumber) || inOrder(one.title, other.title)

/** Unit numbers without the prefix common to the whole building: LH12-302 becomes 302. */
export function shortNumbers(numbers: readonly string[]): Map<string, string> {
  const [first = '', ...rest] = numbers
  let shared = rest.length > 0 ? first : ''
  while (shared && !rest.every((number) => number.startsWith(shared))) shared = shared.slice(0, -1)
  const cut = /^.*[-._/ ]/.exec(shared)?.[0].length ?? 0
  return new Map(numbers.map((number) => [number, number.slice(cut) || number]))
}
