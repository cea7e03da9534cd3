// Section of a letting report about what changed since the last one over the same selection.

import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { objectStates } from '#areas/buildings/rules/object-state.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { KeptFigures } from '../../rules/letting-figures.ts'
import { type Value } from '../../rules/written-values.ts'
import type { ReportSection } from '../document/report-document.ts'
import type { ReportRow } from '../report-row.ts'
import { report } from '../tables.ts'

export async function changeSection(ctx: Context, row: ReportRow, now: KeptFigures): Promise<ReportSection[]> {
  const last = await lastOfSameSelection(ctx, row)
  if (!last?.figures || last.dataAt === null) return []
  const before = last.figures
  const money = (rappen: number): Value => ({ rappen })
  const count = (value: number): Value => value
  const line = (title: string, [then, today]: readonly [number, number], unit: (value: number) => Value): Value[] => [
    title,
    unit(then),
    unit(today),
    unit(today - then),
  ]
  const states = objectStates
    .map((state) => ({ state, pair: [before.byState[state] ?? 0, now.byState[state] ?? 0] as const }))
    .filter(({ pair: [then, today] }) => then !== today)
  return [
    {
      title: ctx.t('reporting_section_changes'),
      text: ctx.t('reporting_changes_since', { date: swissDate(dayOf(last.dataAt)), title: last.title }),
      tables: [
        {
          columns: [
            { title: ctx.t('reporting_column_figure'), share: 40, width: 40 },
            { title: ctx.t('reporting_column_before'), share: 20, width: 18, isNumber: true },
            { title: ctx.t('reporting_column_now'), share: 20, width: 18, isNumber: true },
            { title: ctx.t('reporting_column_change'), share: 20, width: 18, isNumber: true },
          ],
          rows: [
            line(ctx.t('reporting_figure_objects'), [before.objects, now.objects], count),
            line(ctx.t('reporting_change_let'), [before.let, now.let], count),
            line(ctx.t('reporting_change_vacant'), [before.vacant, now.vacant], count),
            line(ctx.t('reporting_change_vacancy'), [before.vacancy, now.vacancy], money),
            line(ctx.t('reporting_section_applications'), [before.applications, now.applications], count),
            ...states.map(({ state, pair }) =>
              line(ctx.t('reporting_change_state', { state: ctx.t(`state_${state}`) }), pair, count),
            ),
          ],
        },
      ],
    },
  ]
}

/** Comment and costs do not select any object. */
async function lastOfSameSelection(ctx: Context, { id, options, createdAt }: ReportRow) {
  const { comment: _comment, costs: _costs, ...selection } = options
  const [last] = await ctx.db
    .select({ title: report.title, figures: report.figures, dataAt: report.dataAt })
    .from(report)
    .where(
      and(
        eq(report.workspaceId, ctx.workspace.id),
        eq(report.kind, 'letting'),
        eq(report.state, 'done'),
        isNotNull(report.figures),
        lt(report.createdAt, createdAt),
        sql`${report.id} <> ${id}`,
        sql`${report.options} - 'comment' - 'costs' = ${JSON.stringify(selection)}::jsonb`,
      ),
    )
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(1)
  return last
}
