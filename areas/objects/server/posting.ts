// Flyers and business cards: what is said of an object on paper, as the public may know it, and where the code leads.

import type { StaffContext } from '#platform/server/context.ts'
import { drawPages, qrCode } from '#platform/server/documents/drawn-pages.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'
import type { Received } from '#platform/server/http/received.ts'
import { contactSettings, generalSettings } from '#areas/project-settings/rules/settings.ts'
import { drawFront } from '#areas/buildings/server/public.ts'
import { contentsOf } from '#areas/files/server/public.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { printPicture } from '#platform/server/files/print-picture.ts'
import { amountWords } from '../rules/amount-words.ts'
import type { generatePosting, postingKinds } from '../contract/posting.ts'
import { drawCards } from './posting-cards.ts'
import { drawFlyer, pictureFrame } from './posting-flyer.ts'
import { imageRowsOf } from './images.ts'
import type { Poster } from './poster.ts'
import { findObject, spelledDay, type HousedObject } from './object-row.ts'
import { publicObjectPath } from './public-paths.ts'

export async function generatePostingFiles(
  ctx: StaffContext,
  { body }: Received<typeof generatePosting>,
): Promise<ServedFile> {
  return servePosting(ctx, body.targets, body.type)
}

export async function servePosting(
  ctx: StaffContext,
  ids: readonly string[],
  type: (typeof postingKinds)[number],
): Promise<ServedFile> {
  const name = ctx.t(`objects_posting_${type}`)
  const cover = { title: name, language: ctx.language, author: ctx.workspace.name }
  const sender = await senderOf(ctx)
  const content = await drawPages(cover, async (paper) => {
    const posters: Poster[] = []
    for (const id of new Set(ids)) {
      const housed = await findObject(ctx, id)
      const poster = await posterOf(ctx, housed, sender)
      if (type === 'flyer') drawFlyer(paper, poster, await pictureOf(ctx, housed))
      else posters.push(poster)
    }
    if (type === 'card') drawCards(paper, posters)
  })
  return { name: `${name}.pdf`, contentType: 'application/pdf', content, size: content.length }
}

type Sender = Pick<Poster, 'project' | 'contact'>

/** The same on every sheet. */
async function senderOf(ctx: StaffContext): Promise<Sender> {
  const general = await readSetting(ctx, 'general', generalSettings)
  const { person, company, phone, email } = await readSetting(ctx, 'contact', contactSettings)
  return {
    project: general.publicTitle || ctx.workspace.name,
    contact: { name: person || company, phone: spelledPhone(phone), email },
  }
}

async function posterOf(ctx: StaffContext, { object, house }: HousedObject, sender: Sender): Promise<Poster> {
  const link = ctx.linkTo(publicObjectPath(object.id))
  const cost = object.grossRent ?? object.sellingPrice
  return {
    ...sender,
    title: object.tenderTitle ?? object.title,
    address: `${house.street} ${house.houseNumber}, ${house.postalCode} ${house.city}`,
    facts: [
      object.rooms === null
        ? ctx.t(`objects_type_${object.objectType}`)
        : ctx.t('objects_rooms_count', { rooms: object.rooms }),
      object.area === null ? null : `${object.area} m²`,
      object.floor,
      object.moveInDate && ctx.t('objects_public_from', { date: spelledDay(object.moveInDate) }),
    ].filter((fact) => fact !== null),
    price: cost === null ? '' : inFrancs(ctx, cost),
    priceNote: priceNoteOf(ctx, object),
    text: object.tenderNotice ?? '',
    features: object.features.map((feature) => ctx.t(`objects_feature_${feature}`)),
    link,
    code: await qrCode(link),
    scan: ctx.t('objects_posting_scan'),
  }
}

function priceNoteOf(ctx: StaffContext, { grossRent, ancillaryCost }: HousedObject['object']): string {
  if (grossRent === null) return ''
  return ancillaryCost
    ? ctx.t('objects_posting_with_costs', { amount: inFrancs(ctx, ancillaryCost) })
    : ctx.t('objects_posting_monthly')
}

/** CHF 1'950 */
const inFrancs = ({ workspace }: StaffContext, rappen: number): string =>
  `${workspace.currency} ${amountWords(rappen / 100)}`

/** Its first picture, or its house as it is drawn. */
async function pictureOf(ctx: StaffContext, { object, house }: HousedObject): Promise<Buffer | null> {
  const [first] = await imageRowsOf(ctx, object.id)
  const picture = first && (await printPicture(await contentsOf(ctx, first.storageKey), pictureFrame))
  return picture ?? printPicture(Buffer.from(await drawFront(ctx, house, 'light')), pictureFrame)
}
