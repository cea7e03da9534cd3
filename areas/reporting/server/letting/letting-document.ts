// Composes a letting report: key figures, buildings, objects and applications (domain.md §12).

import { isSelling } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { keptFigures, lettingFigures } from '../../rules/letting-figures.ts'
import type { ReportDocument } from '../document/report-document.ts'
import { frameOf, type Authored } from '../document/report-frame.ts'
import { analyticsSections } from './analytics-sections.ts'
import { applicationSections } from './application-sections.ts'
import { changeSection } from './change-section.ts'
import { costSections } from './cost-sections.ts'
import { applicationsOf } from './letting-applications.ts'
import { objectsOf } from './letting-objects.ts'
import { buildings, keyFigures, objectList, type Told } from './object-sections.ts'
import { viewingSection } from './viewing-section.ts'

export async function composeLetting(ctx: Context, { row, author }: Authored): Promise<ReportDocument> {
  const { options } = row
  const objects = await objectsOf(ctx, options)
  const applications = await applicationsOf(ctx, options)
  const figures = lettingFigures(objects)
  const kept = keptFigures(figures, applications.total)
  const told: Told = { ctx, sells: isSelling(ctx.workspace.projectType), objects, figures }
  return {
    ...(await frameOf(ctx, { row, author })),
    sections: [
      keyFigures(told),
      ...(await changeSection(ctx, row, kept)),
      buildings(told),
      objectList(told),
      ...applicationSections(ctx, applications),
      ...(await viewingSection(ctx, options)),
      ...(await analyticsSections(ctx, options, objects)),
      ...(options.costs ? await costSections(ctx) : []),
    ],
    figures: kept,
    ownerIds: [...new Set(objects.flatMap(({ ownerId }) => ownerId ?? []))],
  }
}
