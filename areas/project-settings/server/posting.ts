// The pages "flyer" and "business card".

import type { StaffContext } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { CardData, FlyerData } from '../contract/posting.ts'
import { cardSettings, flyerSettings } from '../rules/posting-settings.ts'
import { type SettingPage, readPage, savePage } from './setting-page.ts'
import { handler } from '#platform/server/http/handler.ts'
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

export const getFlyer = handler(contract.getFlyer, { permission: 'admin' }, readPage(flyerPage))
export const saveFlyer = handler(contract.saveFlyer, { permission: 'admin' }, savePage(flyerPage))
export const getBusinessCard = handler(contract.getBusinessCard, { permission: 'admin' }, readPage(cardPage))
export const saveBusinessCard = handler(contract.saveBusinessCard, { permission: 'admin' }, savePage(cardPage))
