// The figures as files: a tagged PDF drawn by a worker thread, or a spreadsheet. Both name the filters and the age of
// the numbers.

import { getTableName } from 'drizzle-orm'
import { applicationStateText } from '#areas/applications/rules/application-state.ts'
import { building } from '#areas/buildings/server/public.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { printSteps } from '#platform/server/documents/documents.ts'
import type { Sheet } from '#platform/server/documents/printed-document.ts'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { stepsOf } from '#platform/server/documents/sheet-steps.ts'
import { spreadsheet, spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import { fileHandler, type ServedFile } from '#platform/server/http/file-route.ts'
import * as contract from '../contract/dashboard.ts'
import type { Figure, FigureFilters, FiguresAge } from '../contract/figures.ts'
import { cellTold, tableOf, type FigureTable } from './figure-table.ts'
import { viewerOf } from './figures/viewer.ts'
import { readFigure, readFigures } from './read-figures.ts'

interface Report {
  title: string
  /** Filters and age of the numbers, one sentence each. */
  facts: string[]
  figures: readonly Figure[]
}

export const generateServeReportFiles = fileHandler(
  contract.generateServeReportFiles,
  { permission: 'analytics_read' },
  async (ctx, { body: { format, filters, id } }) => {
    const { figures, age } = await readWanted(ctx, filters, id)
    const report = {
      title: figures.length === 1 && figures[0] ? figures[0].title : ctx.t('menu_analytics'),
      facts: [...(await filtersTold(ctx, filters)), ageTold(ctx, age)],
      figures,
    }
    ctx.record({
      event: 'analytics.exported',
      subject: { kind: 'workspace', id: ctx.workspace.id, title: report.title },
    })
    return format === 'pdf' ? printed(ctx, report) : sheet(ctx, report)
  },
)

async function readWanted(ctx: StaffContext, filters: FigureFilters, id: Figure['id'] | null) {
  const viewer = viewerOf(ctx)
  if (id === null) return readFigures(ctx, filters, viewer)
  const { figure, age } = await readFigure(ctx, { id, filters, viewer })
  return { figures: figure ? [figure] : [], age }
}

async function filtersTold(ctx: StaffContext, { buildings, objectKinds, from, to, states }: FigureFilters) {
  const { rows } = await ctx.client.query<{ title: string }>(
    `select t.title from ${getTableName(building)} t where t.workspace_id = $1 and t.id = any($2) order by t.title`,
    [ctx.workspace.id, buildings],
  )
  const parts: [string, string[]][] = [
    ['buildings', rows.map(({ title }) => title)],
    ['kinds', objectKinds.map((kind) => ctx.t(`objects_title_${kind}`))],
    ['from', from ? [swissDate(from)] : []],
    ['to', to ? [swissDate(to)] : []],
    ['states', states.map((state) => ctx.t(applicationStateText(state)))],
  ]
  const told = parts
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${ctx.t(`analytics_filter_${key}`)}: ${values.join(', ')}`)
  return told.length > 0 ? told : [ctx.t('analytics_unfiltered')]
}

const ageTold = (ctx: StaffContext, { countedAt }: FiguresAge): string => {
  if (!countedAt) return ctx.t('analytics_not_counted')
  const counted = new Date(countedAt)
  return ctx.t('analytics_counted_at', { day: swissDate(dayOf(counted)), time: timeOf(counted) })
}

const fileName = (ctx: StaffContext, title: string) => `${title} ${dayOf(ctx.now)}`

function printed(ctx: StaffContext, report: Report): ServedFile {
  const steps = stepsOf((paper) => write(ctx, paper, report))
  const cover = {
    title: report.title,
    language: ctx.language,
    author: ctx.workspace.name,
    foot: `${ctx.workspace.name}, ${report.title}`,
  }
  return {
    name: `${fileName(ctx, report.title)}.pdf`,
    contentType: 'application/pdf',
    content: () => printSteps(ctx.services, { cover, steps }),
  }
}

function write(ctx: StaffContext, paper: Sheet, { title, facts, figures }: Report): void {
  paper.title(title)
  for (const fact of facts) paper.note(fact)
  for (const figure of figures) {
    paper.heading(figure.title)
    paper.paragraph(figure.sentence)
    for (const chart of figure.charts) {
      const table = tableOf(chart)
      if (table.rows.length > 0) writeTable(ctx, paper, table, figure.charts.length > 1)
    }
    for (const remark of remarksOf(ctx, figure)) paper.note(remark)
    paper.note(figure.definition)
  }
}

/** A page has room for this many columns of numbers; a wider table is printed in parts. */
const mostColumns = 6

function writeTable(ctx: StaffContext, paper: Sheet, table: FigureTable, isTitled: boolean): void {
  if (isTitled) paper.paragraph(table.title)
  const told = [table.columns, ...table.rows.map((row) => row.map((cell) => cellTold(ctx, cell, table.unit)))]
  const numbers = table.columns.length - 1
  for (let begin = 1; begin <= numbers; begin += mostColumns) {
    const part = told.map((row) => [row[0] ?? '', ...row.slice(begin, begin + mostColumns)])
    const count = (part[0]?.length ?? 1) - 1
    const first = count > 3 ? 0.3 : 0.5
    const widths = [first, ...Array.from({ length: count }, () => (1 - first) / count)]
    paper.table(part, { hasHeader: true, widths, numbers: Array.from({ length: count }, (_, index) => index + 1) })
  }
}

export const remarksOf = (ctx: Pick<StaffContext, 't'>, { deleted, masked, notes }: Figure): string[] => [
  ...(deleted > 0 ? [ctx.t('analytics_deleted', { count: deleted })] : []),
  ...(masked > 0 ? [ctx.t('analytics_masked', { count: masked })] : []),
  ...notes,
]

function sheet(ctx: StaffContext, report: Report): ServedFile {
  async function* portions() {
    yield report.facts.map((fact) => [fact])
    for (const figure of report.figures) yield linesOf(ctx, figure)
  }
  const widths = [40, ...Array.from({ length: 13 }, () => 16)]
  return {
    name: `${fileName(ctx, report.title)}.xlsx`,
    contentType: spreadsheetType,
    content: spreadsheet({
      name: report.title,
      header: widths.map((width, index) => ({ title: index === 0 ? report.title : '', width })),
      rows: portions(),
    }),
  }
}

/** Numbers stay numbers: amounts in francs, shares between 0 and 1. */
function linesOf(ctx: StaffContext, figure: Figure): SheetValue[][] {
  const lines: SheetValue[][] = [[null], [figure.title], [figure.sentence]]
  for (const table of figure.charts.map(tableOf)) {
    lines.push([table.title], table.columns)
    for (const row of table.rows)
      lines.push(
        row.map((cell) => (typeof cell === 'number' && table.unit === 'rappen' ? { money: cell / 100 } : cell)),
      )
  }
  return [...lines, ...remarksOf(ctx, figure).map((remark) => [remark]), [figure.definition]]
}
