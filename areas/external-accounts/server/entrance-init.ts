// Start data of the pages of a project or document room.

import { publicPageOf } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Entry } from './entrances.ts'

export const entranceInit = async (ctx: Context, { title, isOpen }: Entry) => ({
  title,
  is_open: isOpen,
  languages: ctx.workspace.languages,
  language: ctx.language,
  publicPage: await publicPageOf(ctx),
})
