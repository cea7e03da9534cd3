// The checklist of an advertisement, from its current object (rules/advert-checks.ts).

import type { Context } from '#platform/server/context.ts'
import { checklistOf, type CheckResult } from '../rules/advert-checks.ts'
import type { Platform } from '../rules/platforms.ts'
import type { PlatformSettings } from '../rules/platform-settings.ts'
import { contactIn, offerOf, wordsIn, type Made } from './composing.ts'

export interface Chosen {
  platforms: readonly Platform[]
  settings: PlatformSettings
}

export function judge(ctx: Context, made: Made, { platforms, settings }: Chosen): CheckResult[] {
  const { advert, source } = made
  const { object, house, images, documents } = source
  const ofAccounts = new Set(platforms.map((platform) => settings[platform].language))
  const words = (ofAccounts.size > 0 ? [...ofAccounts] : ctx.workspace.languages.slice(0, 1)).map((language) =>
    wordsIn(ctx, made, language),
  )
  return checklistOf({
    kind: object.kind,
    offer: offerOf(ctx, source),
    street: house.street,
    postalCode: house.postalCode,
    city: house.city,
    rooms: object.rooms,
    area: object.area,
    netRent: object.netRent,
    ancillaryCost: object.ancillaryCost,
    sellingPrice: object.sellingPrice,
    isPriceOnRequest: advert.isPriceOnRequest,
    moveInDate: object.moveInDate,
    pictures: images.length,
    hasPlan: object.floorPlan !== null || documents.some(({ category }) => category === 'layout_plan'),
    hasOfficialNumbers: house.egid !== null && object.ewid !== null,
    hasTour: (advert.virtualTour ?? object.facts['virtualTour'] ?? '') !== '',
    titles: words.map(({ title }) => title),
    texts: words.map(({ text }) => text),
    contact: contactIn(made),
    platforms: platforms.length,
  })
}
