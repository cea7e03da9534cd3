// Settings page "website": objects that are taken on the public list, and the list in frames of other websites.

import type { StaffContext } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { WebsiteData } from '../contract/website.ts'
import { publicListSettings } from '../rules/settings.ts'
import type { SettingPage } from './setting-page.ts'
import { settingsEndpoints } from './settings-endpoints.ts'
import * as contract from '../contract/website.ts'

const once = <Key>(keys: readonly Key[]): Key[] => [...new Set(keys)]

export const websitePage: SettingPage<WebsiteData> = {
  key: 'public-list',
  read: (ctx) => readSetting(ctx, 'public-list', publicListSettings),
  documentOf: async (_ctx, { frameColumns, frameFilters, ...data }) => ({
    showsTaken: data.showsTaken,
    hidesPricesOfTaken: data.hidesPricesOfTaken,
    frameColumns: once(frameColumns),
    frameFilters: once(frameFilters),
    frameColor: data.frameColor,
    leastPictures: data.leastPictures,
  }),
  words: wordsOf,
}

/** Labels of the chosen options. */
function wordsOf(ctx: StaffContext, field: string, value: unknown): string | undefined {
  if (field !== 'frameColumns' && field !== 'frameFilters') return undefined
  const kind = field === 'frameColumns' ? 'column' : 'filter'
  return typeof value === 'string' ? ctx.t(`project_settings_frame_${kind}_${value}`) : undefined
}

export const { get: getWebsite, save: saveWebsite } = settingsEndpoints(
  { get: contract.getWebsite, save: contract.saveWebsite },
  websitePage,
)
