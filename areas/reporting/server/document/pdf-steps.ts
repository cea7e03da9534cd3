// Drawing steps of a report as PDF.

import type { Sheet } from '#platform/server/documents/printed-document.ts'
import { stepsOf, type SheetStep } from '#platform/server/documents/sheet-steps.ts'
import { written, type Value } from '../../rules/written-values.ts'
import type { ReportColumn, ReportDocument, ReportSection, ReportTable } from './report-document.ts'

export const pdfStepsOf = (document: ReportDocument): SheetStep[] =>
  stepsOf((sheet) => {
    const { kindTitle, project, title, facts, comment } = document
    sheet.frontPage({ kicker: `${project} · ${kindTitle}`, title, facts, text: comment })
    sheet.newPage()
    for (const section of document.sections) writeSection(sheet, section, document)
  })

function writeSection(
  sheet: Sheet,
  { title, text, tiles = [], figures = [], tables, note }: ReportSection,
  { currency }: ReportDocument,
): void {
  sheet.heading(title)
  if (text) sheet.paragraph(text)
  if (tiles.length > 0) sheet.tiles(tiles)
  for (const figure of figures) sheet.figure(figure)
  for (const table of tables) writeTable(sheet, table, currency)
  if (note) sheet.note(note)
}

/** From this number of columns on, type is smaller. */
const manyColumns = 5

function writeTable(sheet: Sheet, { columns, rows, isGrouped = false }: ReportTable, currency: string): void {
  if (isGrouped) {
    for (const [group, own] of Map.groupBy(rows, ([first]) => written(first ?? null, currency))) {
      sheet.subheading(group)
      const rest = own.map((row) => row.slice(1))
      writeTable(sheet, { columns: columns.slice(1), rows: rest }, currency)
    }
    return
  }
  if (rows.length === 0) return
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  sheet.table([columns.map(({ title }) => title), ...rows.map((row) => row.map((value) => written(value, currency)))], {
    hasHeader: true,
    isDense: columns.length >= manyColumns,
    widths: columns.map(({ share }) => share / whole),
    numbers: [...columns.keys()].filter((at) => isNumeric(columns[at], rows, at)),
  })
}

const isNumeric = (column: ReportColumn | undefined, rows: readonly (readonly Value[])[], at: number): boolean =>
  column?.isNumber ?? rows.every((row) => typeof row[at] !== 'string')
