// Reads the prices of a spreadsheet: which columns it has, which object a row names, and its price in francs.

import { folded, readCell, textIn, type Cell } from '#areas/objects/rules/import/import-cells.ts'
import { foldedHeading } from '#areas/objects/rules/import/import-headings.ts'
import { knownBy } from '#areas/objects/rules/number-key.ts'
import { isWholeRappen } from '#platform/rules/amounts/money.ts'

/** Names of each column, the most precise one first. */
export interface SheetHeadings {
  number: readonly string[]
  title: readonly string[]
  price: readonly string[]
}

interface SheetColumns {
  /** Index of the row with the headings. */
  header: number
  number: number | null
  title: number | null
  price: number
}

type Rows = readonly (readonly Cell[])[]

/** Titles and dates may stand above the headings. */
const rowsAbove = 20

/** Null without a column for the price and one for the object. */
export function findColumns(rows: Rows, headings: SheetHeadings): SheetColumns | null {
  for (const [header, row] of rows.slice(0, rowsAbove).entries()) {
    const words = row.map((cell) => foldedHeading(textIn(cell)))
    const indexOf = (names: readonly string[]): number | null => {
      const name = names.map(foldedHeading).find((one) => words.includes(one))
      return name === undefined ? null : words.indexOf(name)
    }
    const [number, title, price] = [indexOf(headings.number), indexOf(headings.title), indexOf(headings.price)]
    if (price !== null && (number !== null || title !== null)) return { header, number, title, price }
  }
  return null
}

interface Named {
  id: string
  title: string
  referenceNumber: string
}

export interface SheetRow {
  /** Row number in the spreadsheet. */
  line: number
  /** Number or name of the object. */
  name: string
  objectId: string | null
  /** In francs. */
  price: number | null
  /** A text key with its values. Null if the row can be used. */
  problem: { key: string; values: Record<string, string | number> } | null
}

/** Rows without any text are left out. */
export function readPriceRows(rows: Rows, columns: SheetColumns, objects: readonly Named[]): SheetRow[] {
  const byNumber = knownBy(objects, ({ referenceNumber }) => referenceNumber)
  const byTitle = Map.groupBy(objects, ({ title }) => folded(title))
  const seen = new Map<string, number>()
  const read = (row: readonly Cell[], line: number): SheetRow => {
    const cell = (at: number | null) => (at === null ? null : (row[at] ?? null))
    const [number, title] = [textIn(cell(columns.number)), textIn(cell(columns.title))]
    const name = [number, title].filter((word) => word !== '').join(', ')
    const alike = byTitle.get(folded(title)) ?? []
    const found = number === '' ? (alike.length > 1 ? 'several' : alike[0]) : byNumber(number)
    const base = { line, name, objectId: null, price: null }
    const refused = (key: string, values = {}): SheetRow => ({ ...base, problem: { key, values } })
    if (name === '') return refused('sales_price_sheet_no_object')
    if (!found) return refused('sales_price_sheet_unknown')
    if (found === 'several') return refused('sales_price_sheet_several')
    const first = seen.get(found.id)
    if (first !== undefined) return refused('sales_price_sheet_twice', { line: first })
    seen.set(found.id, line)
    const told = readCell('number', cell(columns.price))
    if (told && 'problem' in told) return refused(told.problem, { word: told.word })
    const price = told?.value ?? null
    if (typeof price !== 'number') return refused('sales_price_sheet_no_price')
    if (!isPrice(price)) return refused('sales_price_sheet_wrong_price', { word: textIn(cell(columns.price)) })
    return { ...base, objectId: found.id, price, problem: null }
  }
  return rows.flatMap((row, at) =>
    at > columns.header && row.some((cell) => textIn(cell) !== '') ? [read(row, at + 1)] : [],
  )
}

const isPrice = (francs: number): boolean => francs > 0 && francs <= 999_999_999 && isWholeRappen(francs)
