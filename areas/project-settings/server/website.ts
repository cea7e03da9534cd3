// The page "website": what the public list tells of objects that are taken.

import { readSetting } from '#platform/server/session/settings.ts'
import type { WebsiteData } from '../contract/website.ts'
import { publicListSettings } from '../rules/settings.ts'
import type { SettingPage } from './setting-page.ts'

export const websitePage: SettingPage<WebsiteData> = {
  key: 'public-list',
  read: (ctx) => readSetting(ctx, 'public-list', publicListSettings),
  documentOf: async (_ctx, { showsTaken, hidesPricesOfTaken }) => ({ showsTaken, hidesPricesOfTaken }),
}
