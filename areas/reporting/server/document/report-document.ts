// A report before it is drawn. PDF and spreadsheet are made from the same document, so their numbers agree.

import type { PrintedFigure } from '#platform/server/documents/printed-chart.ts'
import type { Value } from '../../rules/written-values.ts'
import type { KeptFigures } from '../../rules/letting-figures.ts'

export interface ReportColumn {
  title: string
  /** Relative width in the PDF. */
  share: number
  /** In characters, in the spreadsheet. */
  width: number
  isNumber?: boolean
}

export interface ReportTable {
  /** Name of its sheet; by default the title of the section. */
  name?: string
  columns: readonly ReportColumn[]
  rows: readonly (readonly Value[])[]
  /** The PDF has a table with a heading for each value of the first column, which is then left out. */
  isGrouped?: boolean
}

export interface ReportSection {
  /** Name of its sheet too. */
  title: string
  /** Sentences above the table. */
  text?: string
  tiles?: readonly { label: string; value: string; note?: string }[]
  /** Charts with the same numbers as the tables. */
  figures?: readonly PrintedFigure[]
  tables: readonly ReportTable[]
  /** Definitions and sources below the tables. */
  note?: string
}

export interface ReportDocument {
  kindTitle: string
  title: string
  project: string
  author: string
  /** Labels and values of the first page, such as author, filters and date of the data. */
  facts: readonly (readonly [string, string])[]
  comment: string
  /** Filters in words. */
  filters: string
  /** Printed above each page: filters and date of the data. */
  head: string
  /** Printed below each page. */
  foot: string
  currency: string
  sections: readonly ReportSection[]
  figures: KeptFigures | null
  /** Owners of the objects in the report. */
  ownerIds: readonly string[]
}
