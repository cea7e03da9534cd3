// The parts of a report that do not depend on its kind: front page, filters and date of the data on each page.

import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReportRow } from '../report-row.ts'
import { filterWords } from './filter-words.ts'
import type { ReportDocument } from './report-document.ts'

export interface Authored {
  row: ReportRow
  author: string
}

export async function frameOf(
  ctx: Context,
  { row, author }: Authored,
): Promise<Omit<ReportDocument, 'sections' | 'figures' | 'ownerIds'>> {
  const filters = await filterWords(ctx, row.options)
  const dataAt = ctx.t('reporting_moment', { day: swissDate(dayOf(ctx.now)), time: timeOf(ctx.now) })
  return {
    kindTitle: ctx.t(`reporting_kind_${row.kind}`),
    title: row.title,
    project: ctx.workspace.name,
    author,
    facts: [
      [ctx.t('reporting_fact_project'), ctx.workspace.name],
      [ctx.t('reporting_fact_data_at'), dataAt],
      [ctx.t('reporting_fact_filters'), filters],
      [ctx.t('reporting_fact_author'), author],
    ],
    comment: row.options.comment,
    filters,
    head: ctx.t('reporting_head', { filters, at: dataAt }),
    foot: `${ctx.workspace.name} · ${row.title}`,
    currency: ctx.workspace.currency,
  }
}
