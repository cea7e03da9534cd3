// Title of a project for people who have not signed the agreement: that of the teaser, in their language.

import type { ProjectRow } from '#areas/projects/server/public.ts'
import type { Context } from '#platform/server/context.ts'

export function anonymousTitle(ctx: Context, project: ProjectRow): string {
  const { teaser_title: title } = project.texts
  return title?.[ctx.language] || title?.de || title?.fr || ctx.t('investors_anonymous_title')
}
