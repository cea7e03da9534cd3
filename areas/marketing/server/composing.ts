// Makes of an object and its advertisement what a portal gets, in the language of the account.

import { portalCampaign } from '#areas/application-form/rules/portal-campaign.ts'
import { withoutNumber, streetTold } from '#areas/buildings/rules/public-address.ts'
import { contentsOf } from '#areas/files/server/public.ts'
import { contactFor, francs } from '#areas/objects/server/public.ts'
import { amountWords } from '#areas/objects/rules/amount-words.ts'
import { isForSale } from '#areas/objects/rules/for-sale.ts'
import { hasForm } from '#areas/objects/rules/public-pages/public-object.ts'
import { portalTraits, type PortalAdvert, type PortalFile, type PortalTrait } from '#connectors/portals/portal.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import { isSelling, type Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { shapePicture } from '#platform/server/files/pictures.ts'
import { hashOf } from '#platform/server/ids.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { wordsOf, type AdvertWords, type PlaceholderValues } from '../rules/advert-texts.ts'
import type { Platform } from '../rules/platforms.ts'
import type { AdvertRow } from './advert-row.ts'
import type { AdvertContact } from './tables.ts'
import type { FileRow, Sender, Source } from './sources.ts'

/** The part of an advertisement that portals get. */
export type Advertised = Pick<
  AdvertRow,
  'reference' | 'messages' | 'contact' | 'virtualTour' | 'isPriceOnRequest' | 'updatedAt'
>

export interface Made {
  advert: Advertised
  source: Source
  sender: Sender
}

export const offerOf = (ctx: Context, { object }: Source): 'rent' | 'sale' =>
  isSelling(ctx.workspace.projectType) || isForSale(object) ? 'sale' : 'rent'

export const contactIn = ({ advert, source, sender }: Made): AdvertContact =>
  advert.contact ?? contactFor(source.object, sender.contact)

export function wordsIn(ctx: Context, made: Made, language: Language): AdvertWords {
  const { object, house } = made.source
  const usual = { title: object.tenderTitle ?? object.title, text: object.tenderNotice ?? '' }
  const words = wordsOf({
    messages: made.advert.messages,
    language,
    values: placeholdersOf(ctx, made, language),
    usual,
  })
  return { title: withoutNumber(words.title, house), text: withoutNumber(words.text, house) }
}

function placeholdersOf(ctx: Context, made: Made, language: Language): PlaceholderValues {
  const { object, house } = made.source
  const t = translatorFor(language, ctx.workspace.projectType)
  const contact = contactIn(made)
  const money = (amount: number | null) =>
    amount === null ? '' : `${ctx.workspace.currency} ${amountWords(amount / 100)}`
  return {
    place_object_title: object.title,
    place_object_type: t(`objects_type_${object.objectType}`),
    place_object_address: `${streetTold(house)}, ${house.postalCode} ${house.city}`,
    place_building: house.title,
    place_rooms: object.rooms === null ? '' : String(object.rooms),
    place_area: object.area === null ? '' : `${object.area} m²`,
    place_floor: object.floor ?? '',
    place_move_in_date: object.moveInDate === null ? '' : swissDate(object.moveInDate),
    place_rent_net: money(object.netRent),
    place_incidentals: money(object.ancillaryCost),
    place_rent_gross: money(object.grossRent),
    place_selling_price: money(object.sellingPrice),
    place_project: ctx.workspace.name,
    place_contact_person: contact.name,
    place_contact_phone: contact.phone,
    place_contact_mail: contact.email,
  }
}

const textFact = (facts: Record<string, unknown>, key: string): string | null => {
  const value = facts[key]
  return typeof value === 'string' && value !== '' ? value : null
}

const priceUnits = ['month', 'year', 'square_metre_year'] as const

export function composeAdvert(
  ctx: Context,
  made: Made,
  { platform, language }: { platform: Platform; language: Language },
): PortalAdvert {
  const { advert, source, sender } = made
  const { object, house } = source
  const offer = offerOf(ctx, source)
  const { title, text } = wordsIn(ctx, made, language)
  const told = (amount: number | null) => (advert.isPriceOnRequest ? null : francs(amount))
  const isRent = offer === 'rent'
  return {
    reference: advert.reference,
    offer,
    objectType: object.objectType,
    street: streetTold(house),
    postalCode: house.postalCode,
    city: house.city,
    canton: house.canton,
    country: 'CH',
    availableOn: object.moveInDate,
    title,
    text,
    grossRent: isRent ? told(object.grossRent) : null,
    netRent: isRent ? told(object.netRent) : null,
    ancillaryCost: isRent ? told(object.ancillaryCost) : null,
    sellingPrice: isRent ? null : told(object.sellingPrice),
    priceUnit: (isRent && priceUnits.find((unit) => unit === textFact(object.facts, 'priceUnit'))) || priceUnits[0],
    currency: ctx.workspace.currency,
    floor: object.floorNumber,
    rooms: object.rooms,
    livingArea: object.kind === 'apartment' ? object.area : null,
    plotArea: object.kind === 'plot' ? object.area : numberFact(object.facts, 'plotArea'),
    usableArea: object.kind === 'craft' || object.kind === 'other' ? object.area : null,
    yearBuilt: house.constructionYear,
    floors: house.floors,
    traits: traitsOf(ctx, made),
    pictures: source.images.filter(isPicture).map((file, place) => pictureOf(ctx, file, `${title} ${place + 1}`)),
    document: documentOf(ctx, source),
    url: ctx.linkTo(
      hasForm(object)
        ? `/form/application/new?${new URLSearchParams({ uuids: object.id, lang: language, campaign: portalCampaign(platform) })}`
        : `/public-object-details/${object.id}`,
    ),
    tourUrl: advert.virtualTour ?? textFact(object.facts, 'virtualTour'),
    contact: contactIn(made),
    agency: sender.agency,
    changedAt: new Date(Math.max(advert.updatedAt.getTime(), object.updatedAt.getTime())),
  }
}

const numberFact = (facts: Record<string, unknown>, key: string): number | null => {
  const value = facts[key]
  return typeof value === 'number' ? value : null
}

function traitsOf(ctx: Context, { source: { object, house } }: Made): PortalTrait[] {
  const has = (feature: string) => object.features.includes(feature)
  const traits: Record<PortalTrait, boolean> = {
    lift: house.hasLift === true || has('lift'),
    balcony: (object.balconyArea ?? 0) > 0 || has('balcony'),
    fireplace: has('fireplace'),
    parking: textFact(object.facts, 'parkingSpaceType') !== null,
    wheelchair: has('wheelchair_accessible'),
    pets: object.allowsDogs === true || object.allowsCats === true,
    minergie: has('minergie'),
    new_building: ctx.workspace.projectType === 'first-time-letting',
  }
  return portalTraits.filter((trait) => traits[trait])
}

const isPicture = ({ contentType }: FileRow) => contentType.startsWith('image/')

const fileName = ({ id, sha256 }: FileRow, ending: string) =>
  `${id.slice(-12)}-${sha256.toString('hex').slice(0, 12)}.${ending}`

/** Portals take JPEG only; the copy has no metadata, such as the place where the picture was taken. */
const pictureOf = (ctx: Context, file: FileRow, title: string): PortalFile => ({
  name: fileName(file, 'jpg'),
  title,
  content: async () => {
    const original = await contentsOf(ctx, file.storageKey)
    const shaped = await shapePicture(ctx.services, { original, contentType: file.contentType })
    return shaped.outcome === 'shaped' ? Buffer.from(shaped.content) : null
  },
})

/** The first public PDF: data sheet, documentation or plan. */
function documentOf(ctx: Context, { documents }: Source): PortalFile | null {
  const file = documents.find(({ contentType }) => contentType === 'application/pdf')
  if (!file) return null
  return {
    name: fileName(file, 'pdf'),
    title: ctx.t(`objects_document_${file.category}`),
    content: () => contentsOf(ctx, file.storageKey),
  }
}

/** Equal for equal content: the time of the last change does not count. */
export function contentHash(advert: PortalAdvert): string {
  const { changedAt: _changedAt, pictures, document, ...facts } = advert
  const files = { pictures: pictures.map(({ name, title }) => [name, title]), document: document?.name ?? null }
  return hashOf(JSON.stringify({ ...facts, ...files })).toString('hex')
}
