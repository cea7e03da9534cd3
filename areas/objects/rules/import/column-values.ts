// Summary of the values of a spreadsheet column, by which a proposal for its field is confirmed or rejected.

import { folded, readCell, textIn, type Cell, type CellKind, type Words } from './import-cells.ts'

/** Shares are between 0 and 1, of the cells that are not empty. */
export interface ColumnValues {
  /** Number of sampled cells that are not empty. */
  filled: number
  distinct: number
  number: number
  day: number
  yesNo: number
  /** Looks like an object number: letters and digits, «X-01». */
  code: number
  /** Integer without letters, which may be an object number or a house number. */
  integer: number
  houseNumber: number
  postalCode: number
  /** Postcode and town in one cell. */
  town: number
  /** Street and house number in one cell. */
  street: number
  canton: number
  rooms: number
  hasHalf: boolean
  state: number
  /** Numbers of objects in this workspace. */
  known: number
  /** Folded texts of the cells. */
  words: readonly string[]
}

/** Cells considered per column: a file may have 20,000 rows and 200 columns. */
export const sampledCells = 40
const longestCell = 80

const visitedRows = 200

/** Cells from all parts of the column, without empty ones. */
export function sampleOf(rows: readonly { cells: readonly Cell[] }[], column: number): Cell[] {
  const visited = spread(rows, visitedRows).map(({ cells }) => cells[column] ?? null)
  return spread(
    visited.filter((cell) => textIn(cell) !== ''),
    sampledCells,
  )
}

function spread<One>(all: readonly One[], most: number): One[] {
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(all.length, most) }, (_, at) => all[Math.floor(at * step)]).filter(
    (one) => one !== undefined,
  )
}

const code = /^(?=.*\d)(?=.*\p{L})[\p{L}\d][\p{L}\d./_-]{0,29}$/u
const integer = /^\d{1,9}$/
const houseNumber = /^\d{1,4}\s?[a-z]?(\s?[-/+]\s?\d{1,4}\s?[a-z]?)?$/i
const postalCode = /^(CH[-\s])?[1-9]\d{3}$/i
const town = /^(CH[-\s])?[1-9]\d{3}\s+\p{L}/iu
const street = /^\p{L}\D{2,}\s\d{1,4}\s?[a-z]?$/iu
const cantons = new Set('ag ai ar be bl bs fr ge gl gr ju lu ne nw ow sg sh so sz tg ti ur vd vs zg zh'.split(' '))

/** States in German and French, folded. They cannot be imported, because they follow from actions. */
const stateWords = new Set([
  'frei',
  'leer',
  'leerstehend',
  'verfugbar',
  'vermietet',
  'verkauft',
  'reserviert',
  'gekundigt',
  'zugewiesen',
  'libre',
  'vacant',
  'disponible',
  'loue',
  'vendu',
  'reserve',
  'resilie',
])

export function columnValues(
  sample: readonly Cell[],
  isKnown: (number: string) => boolean,
  stateNames: ReadonlySet<string>,
): ColumnValues {
  const cells = sample.map((cell) => ({ cell, text: textIn(cell).slice(0, longestCell) }))
  const share = (fits: (one: { cell: Cell; text: string }) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(fits).length / cells.length
  const reads = (kind: CellKind) => share(({ cell, text }) => isReadable(kind, typeof cell === 'string' ? text : cell))
  const matches = (pattern: RegExp) => share(({ text }) => pattern.test(text))
  const words = cells.map(({ text }) => folded(text))
  const numbers = cells.map(({ cell, text }) => numberOf(typeof cell === 'string' ? text : cell))
  return {
    filled: cells.length,
    distinct: cells.length === 0 ? 0 : new Set(words).size / cells.length,
    number: reads('number'),
    day: share(({ cell, text }) =>
      typeof cell === 'number' ? isSerialDay(cell) : isReadable('day', toDay(cell, text)),
    ),
    yesNo: reads('yesNo'),
    code: matches(code),
    integer: matches(integer),
    houseNumber: matches(houseNumber),
    postalCode: matches(postalCode),
    town: matches(town),
    street: matches(street),
    canton: share(({ text }) => cantons.has(text.toLowerCase())),
    rooms:
      numbers.filter((one) => one !== null && one >= 1 && one <= 12 && one % 0.5 === 0).length / (cells.length || 1),
    hasHalf: numbers.some((one) => one !== null && one % 1 === 0.5),
    state: words.filter((word) => stateWords.has(word) || stateNames.has(word)).length / (cells.length || 1),
    known: share(({ text }) => isKnown(text)),
    words,
  }
}

const toDay = (cell: Cell, text: string): Cell => (cell instanceof Date ? cell : text)
/** Days from 1954 to 2119 as serial numbers; prices and areas are smaller. */
const isSerialDay = (cell: number) => Number.isInteger(cell) && cell > 20_000 && cell < 80_000

function isReadable(kind: CellKind, cell: Cell): boolean {
  const told = readCell(kind, cell)
  return told !== null && 'value' in told
}

function numberOf(cell: Cell): number | null {
  const told = readCell('number', cell)
  return told !== null && 'value' in told && typeof told.value === 'number' ? told.value : null
}

/** Share of the cells whose words belong to a choice. */
export const shareOfWords = ({ words, filled }: ColumnValues, known: Words): number =>
  filled === 0 ? 0 : words.filter((word) => known.has(word)).length / filled
