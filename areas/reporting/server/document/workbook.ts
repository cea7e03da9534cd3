// A report as spreadsheet: a sheet with its facts, then a sheet for each section.

import type { Readable } from 'node:stream'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { spreadsheetOf, type WrittenSheet } from '#platform/server/documents/spreadsheet.ts'
import type { Value } from '../../rules/written-values.ts'
import type { ReportDocument, ReportTable } from './report-document.ts'

export function workbookOf(document: ReportDocument): Readable {
  const { kindTitle, title, facts, comment, sections } = document
  const about: WrittenSheet = {
    name: kindTitle,
    header: [
      { title, width: 32 },
      { title: '', width: 80 },
    ],
    rows: portions([...facts, ...(comment === '' ? [] : [['', comment]])].map((row) => [...row])),
  }
  const sheets = sections.flatMap((section) =>
    section.tables.map((table, index) =>
      sheetOf(table, sheetName(table.name ?? section.title, table.name === undefined ? index : 0)),
    ),
  )
  return spreadsheetOf([about, ...sheets])
}

/** Excel wants different names, of at most 31 characters. */
const sheetName = (title: string, index: number): string =>
  index === 0 ? title.slice(0, 31) : `${title.slice(0, 27)} ${index + 1}`

const sheetOf = ({ columns, rows }: ReportTable, name: string): WrittenSheet => ({
  name,
  header: columns.map(({ title, width }) => ({ title, width })),
  rows: portions(rows.map((row) => row.map(cellOf))),
})

async function* portions(rows: SheetValue[][]): AsyncGenerator<SheetValue[][]> {
  yield rows
}

function cellOf(value: Value): SheetValue {
  if (value === null || typeof value !== 'object') return value
  if ('rappen' in value) return { money: value.rappen / 100 }
  return 'percent' in value ? { percent: value.percent } : value
}
