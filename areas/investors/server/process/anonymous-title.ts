// Title of a project for people who have not signed the agreement: that of the teaser, in their language.

import { textIn } from '#areas/projects/rules/advertisement.ts'
import type { ProjectRow } from '#areas/projects/server/public.ts'
import type { Context } from '#platform/server/context.ts'

export const anonymousTitle = (ctx: Context, project: ProjectRow): string =>
  textIn(project.texts.teaser_title, ctx.language) || ctx.t('investors_anonymous_title')
