// Composes a letting report: key figures, buildings, objects and applications (domain.md §12).

import { timeOf } from '#platform/rules/local-time.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { keptFigures, lettingFigures } from '../../rules/letting-figures.ts'
import { writtenDay } from '../../rules/written-values.ts'
import type { ReportDocument } from '../document/report-document.ts'
import type { ReportRow } from '../report-row.ts'
import { applicationSections } from './application-sections.ts'
import { applicationsOf } from './letting-applications.ts'
import { filterWords } from './filter-words.ts'
import { objectsOf } from './letting-objects.ts'
import { objectSections, type Told } from './object-sections.ts'

interface Authored {
  row: ReportRow
  author: string
}

export async function composeLetting(ctx: Context, { row, author }: Authored): Promise<ReportDocument> {
  const { options } = row
  const objects = await objectsOf(ctx, options)
  const applications = await applicationsOf(ctx, options)
  const figures = lettingFigures(objects)
  const told: Told = { ctx, sells: isSelling(ctx.workspace.projectType), objects, figures }
  const filters = await filterWords(ctx, options)
  const dataAt = ctx.t('reporting_moment', { day: writtenDay(dayOf(ctx.now)), time: timeOf(ctx.now) })
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
    comment: options.comment,
    filters,
    head: ctx.t('reporting_head', { filters, at: dataAt }),
    foot: `${ctx.workspace.name} · ${row.title}`,
    currency: ctx.workspace.currency,
    sections: [...objectSections(told), ...applicationSections(ctx, applications)],
    figures: keptFigures(figures, applications.total),
  }
}
