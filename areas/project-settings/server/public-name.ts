// Name of the workspace for people of outside.

import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { generalSettings } from '../rules/settings.ts'

export async function publicName(ctx: Context): Promise<string> {
  const { publicTitle } = await readSetting(ctx, 'general', generalSettings)
  return publicTitle || ctx.workspace.name
}
