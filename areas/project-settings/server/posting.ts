// The pages "flyer" and "business card".

import type { StaffContext } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { CardData, FlyerData } from '../contract/posting.ts'
import { cardSettings, flyerSettings } from '../rules/posting-settings.ts'
import type { SettingPage } from './setting-page.ts'
import { settingsEndpoints } from './settings-endpoints.ts'
import * as contract from '../contract/posting.ts'

const kept = (data: object) => Object.fromEntries(Object.entries(data).filter(([field]) => field !== 'version'))

/** Returns the labels of the chosen options, in the order of the list. */
function wordsOf(ctx: StaffContext, field: string, value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map((one) => ctx.t(`project_settings_fact_${one}`)).join(', ')
  const isChoice = field === 'pictures' || field === 'paper' || field === 'languages'
  return isChoice ? ctx.t(`project_settings_${field}_${String(value)}`) : undefined
}

export const flyerPage: SettingPage<FlyerData> = {
  key: 'flyer',
  read: (ctx) => readSetting(ctx, 'flyer', flyerSettings),
  documentOf: async (_ctx, data) => kept(data),
  words: wordsOf,
}

export const cardPage: SettingPage<CardData> = {
  key: 'business_card',
  read: (ctx) => readSetting(ctx, 'business_card', cardSettings),
  documentOf: async (_ctx, data) => kept(data),
  words: wordsOf,
}

export const { get: getFlyer, save: saveFlyer } = settingsEndpoints(
  { get: contract.getFlyer, save: contract.saveFlyer },
  flyerPage,
)
export const { get: getBusinessCard, save: saveBusinessCard } = settingsEndpoints(
  { get: contract.getBusinessCard, save: contract.saveBusinessCard },
  cardPage,
)
