// What the other areas may ask about the settings of the project.

import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { processDocument, type ProcessDocument } from '../rules/process-settings.ts'

export type { ProcessDocument } from '../rules/process-settings.ts'

/** How this project lets, complete: what nobody has chosen has the value its project type starts with. */
export const processSettings = (ctx: Context): Promise<ProcessDocument> =>
  readSetting(ctx, 'process', processDocument(ctx.workspace.projectType))

export { changesBetween } from './changes.ts'
export { readSettingHistory } from './history.ts'
export { readPage, savePage, type SettingPage } from './setting-page.ts'
