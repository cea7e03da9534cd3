// An advertisement as its page shows it.

import { hasForm } from '#areas/objects/rules/public-pages/public-object.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { amountWords } from '#areas/objects/rules/amount-words.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { AdvertData, AdvertView } from '../contract/adverts.ts'
import { scoreOf, type CheckResult } from '../rules/advert-checks.ts'
import { platforms, type Platform } from '../rules/platforms.ts'
import { isConnected } from '../rules/platform-settings.ts'
import { portalsOf, type AdvertRow, type PortalRow } from './advert-row.ts'
import { composeAdvert, contactIn, offerOf, type Advertised, type Made } from './composing.ts'
import { judge } from './judging.ts'
import { obstaclesTo, type Publishing } from './life.ts'

/** View of an object that was never advertised. */
export const emptyAdvert = (now: Date) => ({
  reference: '',
  state: 'draft' as const,
  platforms: [],
  messages: {},
  startsOn: null,
  endsOn: null,
  maxApplications: null,
  contact: null,
  virtualTour: null,
  isPriceOnRequest: false,
  endedAt: null,
  endedBecause: null,
  version: 0,
  updatedAt: now,
})

type Saved = Pick<
  AdvertRow,
  | keyof Advertised
  | 'state'
  | 'platforms'
  | 'startsOn'
  | 'endsOn'
  | 'maxApplications'
  | 'endedAt'
  | 'endedBecause'
  | 'version'
>

export const dataOf = (
  row: Omit<Saved, 'state' | 'reference' | 'endedAt' | 'endedBecause' | 'version' | 'updatedAt'>,
): AdvertData => ({
  platforms: row.platforms,
  availability: { start: row.startsOn, end: row.endsOn },
  maxApplications: row.maxApplications,
  messages: row.messages,
  settings: {
    contact: row.contact,
    virtualTour: row.virtualTour ?? '',
    isPriceOnRequest: row.isPriceOnRequest,
  },
})

export async function advertViewOf(
  ctx: StaffContext,
  row: AdvertRow | null,
  publishing: Publishing,
): Promise<AdvertView> {
  const { source, sender, settings } = publishing
  const saved: Saved = row ?? emptyAdvert(ctx.now)
  const made: Made = { advert: saved, source, sender }
  const portals = new Map((row ? await portalsOf(ctx, row.id) : []).map((one) => [one.platform, one]))
  const { object } = source
  return {
    objectId: object.id,
    title: object.title,
    advertisementType: offerOf(ctx, source),
    state: saved.state,
    stateTitle: ctx.t(`marketing_state_${saved.state}`),
    endedBecause: saved.endedBecause,
    endedAt: saved.endedAt?.toISOString() ?? null,
    reference: row?.reference ?? null,
    version: saved.version,
    data: dataOf(saved),
    usual: { title: object.tenderTitle ?? object.title, text: object.tenderNotice ?? '' },
    contact: contactIn({ ...made, advert: { ...saved, contact: null } }),
    platforms: platforms.map((key) => ({
      key,
      displayName: ctx.t(`marketing_platform_${key}`),
      isConnected: isConnected(settings[key]),
      ...portalTold(ctx, portals.get(key)),
    })),
    checklist: checklistTold(ctx, judge(ctx, made, { platforms: saved.platforms, settings })),
    preview: ctx.workspace.languages.map((language) => previewOf(ctx, made, language)),
    obstacles: row ? obstaclesTo(ctx, row, publishing).map((key) => ctx.t(key)) : [ctx.t('marketing_reason_not_saved')],
    canEdit: ctx.can('object_advertisement'),
  }
}

export const checklistTold = (ctx: StaffContext, results: readonly CheckResult[]) => ({
  score: scoreOf(results),
  checks: results.map((one) => ({ ...one, title: ctx.t(`marketing_check_${one.key}`) })),
})

export const portalTold = (ctx: StaffContext, row: PortalRow | undefined) => ({
  state: row?.state ?? null,
  stateTitle: ctx.t(`marketing_portal_${row?.state ?? 'never'}`),
  changedAt: row?.changedAt.toISOString() ?? null,
  troubles: row?.state === 'error' ? troublesTold(ctx, row.trouble) : [],
})

export function troublesTold(ctx: StaffContext, trouble: PortalRow['trouble']): string[] {
  const { problems = [], detail = '' } = trouble ?? {}
  const told = problems.map((problem) => ctx.t(`marketing_trouble_${problem}`))
  if (detail !== '') told.push(detail)
  return told.length > 0 ? told : [ctx.t('marketing_trouble_hand_over')]
}

/** The portal's own layout is unknown; it shows these words and facts. */
function previewOf(ctx: StaffContext, made: Made, language: Language): AdvertView['preview'][number] {
  const t = translatorFor(language, ctx.workspace.projectType)
  const [platform]: readonly Platform[] = platforms
  const advert = composeAdvert(ctx, made, { platform: platform ?? 'homegate', language })
  const money = (amount: number | null) => (amount === null ? null : `${advert.currency} ${amountWords(amount)}`)
  const price = advert.offer === 'sale' ? advert.sellingPrice : advert.grossRent
  const facts: [string, string | null][] = [
    ['marketing_fact_address', `${advert.street}, ${advert.postalCode} ${advert.city}`],
    [`marketing_fact_price_${advert.offer}`, money(price) ?? t('marketing_price_on_request')],
    ['marketing_fact_net_rent', money(advert.netRent)],
    ['marketing_fact_ancillary_cost', money(advert.ancillaryCost)],
    ['marketing_fact_rooms', advert.rooms === null ? null : String(advert.rooms)],
    ['marketing_fact_area', areaWords(advert.livingArea ?? advert.usableArea ?? advert.plotArea)],
    ['marketing_fact_available_on', advert.availableOn && swissDate(advert.availableOn)],
    ['marketing_fact_contact', `${advert.contact.name}, ${advert.contact.phone}`],
    ['marketing_fact_link', hasForm(made.source.object) ? t('marketing_link_form') : t('marketing_link_page')],
  ]
  const [first] = made.source.images
  return {
    language,
    title: advert.title,
    text: advert.text,
    facts: facts.flatMap(([key, value]) => (value === null ? [] : [{ label: t(key), value }])),
    picture: first ? fileAddress.protected(first.id, first.name) : null,
    pictures: advert.pictures.length,
  }
}

const areaWords = (area: number | null) => (area === null ? null : `${area} m²`)
