// Interface to other areas for reading the project's settings.

import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { processDocument, type ProcessDocument } from '../rules/process-settings.ts'

export type { ProcessDocument } from '../rules/process-settings.ts'

/** Includes the project type, because only some types have a letting process. */
export type ProjectProcess = ProcessDocument & Pick<Context['workspace'], 'projectType'>

/** Complete process settings; unset values have the default of the project type. */
export async function processSettings(ctx: Context): Promise<ProjectProcess> {
  const { projectType } = ctx.workspace
  return { ...(await readSetting(ctx, 'process', processDocument(projectType))), projectType }
}

export { changesBetween } from './changes.ts'
export { readSettingHistory } from './history.ts'
export { processFields, readProcessField, type NumberField, type SwitchField } from './process-fields.ts'
export { readPage, savePage, type SettingPage } from './setting-page.ts'
export { settingsEndpoints } from './settings-endpoints.ts'
export { publicName } from './public-name.ts'
export { publicPageOf } from './public-page.ts'
