// Reads and saves the advertisement of one object.

import type { Change } from '#platform/server/audit/record.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/adverts.ts'
import type { AdvertData } from '../contract/adverts.ts'
import { lockOrCreateAdvert, lookAdvert, changeAdvert, subjectOf, type AdvertRow } from './advert-row.ts'
import { readPlatforms } from './accounts.ts'
import { advertViewOf, dataOf } from './advert-view.ts'
import { queueChangedAt } from './life.ts'
import { isUnderWay } from '../rules/advert-state.ts'
import { platformWords } from '../rules/platforms.ts'
import { readSender, readSources, type Source } from './sources.ts'
import { wantHandOver } from './wanting.ts'

export const permission = 'object_advertisement'

export const editAdvert = handler(contract.editAdvert, { permission }, async (ctx, { params }) => {
  const source = await findSource(ctx, params.id)
  const row = await lookAdvert(ctx, params.id)
  const [sender, settings] = [await readSender(ctx), await readPlatforms(ctx)]
  return advertViewOf(ctx, row, { source, sender, settings })
})

export async function findSource(ctx: StaffContext, objectId: string): Promise<Source> {
  const source = (await readSources(ctx, [objectId])).get(objectId)
  if (!source) throw notFound('objects_not_found')
  return source
}

export const saveAdvert = handler(contract.saveAdvert, { permission }, async (ctx, { body }) => {
  const { objectId, version: seen, ...data } = body
  const source = await findSource(ctx, objectId)
  const isNew = (await lookAdvert(ctx, objectId)) === null
  const row = await lockOrCreateAdvert(ctx, objectId)
  const stands = isNew ? 0 : row.version
  const changes = changesBetween(row, data)
  if (changes.length === 0 && !isNew) return { version: row.version }
  if (stands !== seen) throw staleVersion({ version: stands, data: dataOf(row) })
  await changeAdvert(ctx, row, fieldsOf(data))
  if (isUnderWay(row.state)) await wantHandOver(ctx, { now: await queueChangedAt(ctx, { ...row, ...fieldsOf(data) }) })
  ctx.record({ event: 'advert.changed', subject: subjectOf(source.object), changes })
  return {
    version: row.version + 1,
    notify: [{ type: 'success', title: ctx.t('marketing_saved', { object: source.object.title }) }],
  }
})

export const fieldsOf = ({ platforms, availability, maxApplications, messages, settings }: AdvertData) => ({
  platforms: [...new Set(platforms)],
  startsOn: availability.start,
  endsOn: availability.end,
  maxApplications,
  messages,
  contact: settings.contact,
  virtualTour: settings.virtualTour === '' ? null : settings.virtualTour,
  isPriceOnRequest: settings.isPriceOnRequest,
})

function changesBetween(row: AdvertRow, data: AdvertData): Change[] {
  const old = new Map(Object.entries(toldOf(dataOf(row))))
  return Object.entries(toldOf(data))
    .map(([field, value]) => ({ field, old: old.get(field) ?? null, new: value }))
    .filter((change) => change.old !== change.new)
}

/** The history shows the beginning of a text, not all of it. */
const longestTold = 200

function toldOf({ platforms, availability, maxApplications, messages, settings }: AdvertData) {
  const { contact } = settings
  const { title = {}, ...parts } = messages
  const text = Object.values(parts).flatMap((byLanguage) => Object.values(byLanguage))
  return {
    advert_platforms: platformWords(platforms),
    advert_start: availability.start,
    advert_end: availability.end,
    advert_limit: maxApplications,
    advert_contact: contact && `${contact.name}, ${contact.email}, ${contact.phone}`,
    advert_tour: settings.virtualTour,
    advert_on_request: settings.isPriceOnRequest,
    advert_title: Object.values(title).join(' · '),
    advert_text: text.filter(Boolean).join(' · ').slice(0, longestTold),
  }
}
