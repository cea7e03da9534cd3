// Composes a letting report: key figures, buildings, objects and applications (domain.md §12).

import { isSelling } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { keptFigures, lettingFigures } from '../../rules/letting-figures.ts'
import type { ReportDocument } from '../document/report-document.ts'
import { frameOf, type Authored } from '../document/report-frame.ts'
import { applicationSections } from './application-sections.ts'
import { applicationsOf } from './letting-applications.ts'
import { objectsOf } from './letting-objects.ts'
import { objectSections, type Told } from './object-sections.ts'

export async function composeLetting(ctx: Context, { row, author }: Authored): Promise<ReportDocument> {
  const { options } = row
  const objects = await objectsOf(ctx, options)
  const applications = await applicationsOf(ctx, options)
  const figures = lettingFigures(objects)
  const told: Told = { ctx, sells: isSelling(ctx.workspace.projectType), objects, figures }
  return {
    ...(await frameOf(ctx, { row, author })),
    sections: [...objectSections(told), ...applicationSections(ctx, applications)],
    figures: keptFigures(figures, applications.total),
    ownerIds: [...new Set(objects.flatMap(({ ownerId }) => ownerId ?? []))],
  }
}
