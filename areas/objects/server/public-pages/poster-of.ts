// Data of an object for a printed flyer or card.

import { streetTold, withoutNumber } from '#areas/buildings/rules/public-address.ts'
import { contactSettings, generalSettings } from '#areas/project-settings/rules/settings.ts'
import type { FlyerSettings, PostingFact } from '#areas/project-settings/rules/posting-settings.ts'
import { contentsOf } from '#areas/files/server/public.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { qrCode } from '#platform/server/documents/drawn-pages.ts'
import { printLogo } from '#platform/server/files/pictures.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { and, eq } from 'drizzle-orm'
import { amountWords } from '../../rules/amount-words.ts'
import { publicFaceOf, type PublicTerms } from '../../rules/public-pages/public-object.ts'
import { type HousedObject } from '../details/object-row.ts'
import type { Poster } from './poster.ts'
import { publicObjectPath } from './public-paths.ts'

export type Sender = Pick<Poster, 'project' | 'contact' | 'color' | 'logo' | 'foot'>

/** Data that is the same on each sheet. */
export async function senderOf(
  ctx: StaffContext,
  settings: Pick<FlyerSettings, 'color' | 'showsLogo' | 'showsContact' | 'footDe' | 'footFr'>,
): Promise<Sender> {
  const general = await readSetting(ctx, 'general', generalSettings)
  const { person, company, phone, email } = await readSetting(ctx, 'contact', contactSettings)
  return {
    project: general.publicTitle || ctx.workspace.name,
    contact: settings.showsContact ? { name: person || company, phone: spelledPhone(phone), email } : null,
    color: settings.color || null,
    logo: settings.showsLogo ? await logoOf(ctx, general.logoFileId) : null,
    foot: ctx.language === 'fr' ? settings.footFr : settings.footDe,
  }
}

async function logoOf(ctx: StaffContext, fileId: string | null): Promise<Buffer | null> {
  if (fileId === null) return null
  const [file] = await ctx.db
    .select({ storageKey: storedFile.storageKey })
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, fileId)))
  return file ? printLogo(ctx.services, await contentsOf(ctx, file.storageKey)) : null
}

interface Saying {
  sender: Sender
  facts: readonly PostingFact[]
  terms: PublicTerms
}

export async function posterOf(
  ctx: StaffContext,
  { object, house }: HousedObject,
  { sender, facts, terms }: Saying,
): Promise<Poster> {
  const cost = object.grossRent ?? object.sellingPrice
  const said: Record<PostingFact, string | null> = {
    rooms:
      object.rooms === null
        ? ctx.t(`objects_type_${object.objectType}`)
        : ctx.t('objects_rooms_count', { rooms: object.rooms }),
    area: object.area === null ? null : `${object.area} m²`,
    floor: object.floor,
    moveIn: object.moveInDate && ctx.t('objects_public_from', { date: swissDate(object.moveInDate) }),
  }
  return {
    ...sender,
    title: withoutNumber(object.tenderTitle ?? object.title, house),
    address: `${streetTold(house)}, ${house.postalCode} ${house.city}`,
    facts: (['rooms', 'area', 'floor', 'moveIn'] as const)
      .filter((fact) => facts.includes(fact))
      .map((fact) => said[fact])
      .filter((fact) => fact !== null),
    price: cost === null ? '' : inFrancs(ctx, cost),
    priceNote: priceNoteOf(ctx, object),
    text: withoutNumber(object.tenderNotice ?? '', house),
    features: object.features.map((feature) => ctx.t(`objects_feature_${feature}`)),
    planWords: ctx.t('objects_floor_plan_of', { object: object.title }),
    ...(await codeOf(ctx, object, terms)),
  }
}

/** Omits the code if the page is not public. Before the first day of publication the caption gives that day. */
async function codeOf(
  ctx: StaffContext,
  object: HousedObject['object'],
  terms: PublicTerms,
): Promise<Pick<Poster, 'code' | 'scan'>> {
  const { publicationStart: start } = object
  const isEarly = start !== null && start > terms.today
  if (!publicFaceOf(object, isEarly ? { ...terms, today: start } : terms)) {
    return { code: null, scan: ctx.t('objects_posting_no_code') }
  }
  const link = ctx.linkTo(publicObjectPath(object.id))
  const scan = isEarly ? ctx.t('objects_posting_scan_from', { date: swissDate(start) }) : ctx.t('objects_posting_scan')
  return { code: { link, picture: await qrCode(link) }, scan }
}

function priceNoteOf(ctx: StaffContext, { grossRent, ancillaryCost }: HousedObject['object']): string {
  if (grossRent === null) return ''
  return ancillaryCost
    ? ctx.t('objects_posting_with_costs', { amount: inFrancs(ctx, ancillaryCost) })
    : ctx.t('objects_posting_monthly')
}

/** For example CHF 1'950. */
const inFrancs = ({ workspace }: StaffContext, rappen: number): string =>
  `${workspace.currency} ${amountWords(rappen / 100)}`
