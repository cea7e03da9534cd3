// The side panel in which an offer is made: which objects, until when, and what stands in the way.

import { processSettings } from '#areas/project-settings/rules/settings.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { getOffer, getOfferDetail, OfferView } from '../contract/offers.ts'
import { applicationCan } from '../rules/application-can.ts'
import { dayAfter, dayOf, longestValidityDays } from '../rules/offer-validity.ts'
import { findApplication } from './application-row.ts'
import { choicesFor, offerableObjects, wishedObjects, type Wish } from './object-choices.ts'
import { addressOf, findObject, francs } from './object-row.ts'
import { offersOf, type OfferRow } from './offer-row.ts'
import { spoken } from './permit.ts'
import { staffNames, type StaffName } from './staff-names.ts'

export async function readOfferDetail(
  ctx: StaffContext,
  { params, query }: Received<typeof getOfferDetail>,
): Promise<AnswerOf<typeof getOfferDetail>> {
  const row = await findApplication(ctx, params.id)
  const process = await readSetting(ctx, 'process', processSettings)
  const wishes = await wishedObjects(ctx, row.id)
  const named = await namedBeside(ctx, wishes, query.objectId)
  const except = [...wishes, ...named].map(({ object }) => object.id)
  const others = await offerableObjects(ctx, row, { search: query.search, except })
  return {
    applicationId: row.id,
    version: row.version,
    number: row.number,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    canBeOffered: spoken(ctx, applicationCan.beOffered(row, process)),
    canBeAssignedDirectly: spoken(ctx, applicationCan.beAssignedDirectly(row, process)),
    validUntilDefault: dayAfter(ctx.now, process.offerValidDays),
    earliestDay: dayOf(ctx.now),
    latestDay: dayAfter(ctx.now, longestValidityDays),
    objects: await choicesFor(ctx, row, [...wishes, ...named, ...others]),
  }
}

/** The object the panel was opened for, when it is none of the wishes. */
async function namedBeside(ctx: StaffContext, wishes: Wish[], objectId: string | undefined): Promise<Wish[]> {
  if (!objectId || wishes.some(({ object }) => object.id === objectId)) return []
  return [{ ...(await findObject(ctx, objectId)), rank: null }]
}

export async function readOffer(
  ctx: StaffContext,
  { params }: Received<typeof getOffer>,
): Promise<AnswerOf<typeof getOffer>> {
  const row = await findApplication(ctx, params.id)
  const rows = await offersOf(ctx, row.id)
  const nameOf = await staffNames(
    ctx,
    rows.map(({ sentBy }) => sentBy),
  )
  const views: OfferView[] = []
  for (const one of rows) views.push(await viewOf(ctx, one, nameOf))
  return {
    open: views.find(({ state }) => state === 'open') ?? null,
    past: views.filter(({ state }) => state !== 'open'),
  }
}

async function viewOf(ctx: StaffContext, row: OfferRow, nameOf: (id: string | null) => StaffName): Promise<OfferView> {
  const { object, building } = await findObject(ctx, row.objectId)
  return {
    offerId: row.id,
    objectId: object.id,
    objectTitle: object.title,
    address: addressOf(building),
    grossRent: francs(object.grossRent),
    state: row.state,
    stateTitle: ctx.t(`applications_offer_state_${row.state}`),
    validUntil: row.validUntil.toISOString(),
    comment: row.comment,
    declineReason: row.declineReason && declineWords(ctx, row.declineReason),
    sentBy: row.sentBy ? nameOf(row.sentBy).name : null,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    version: row.version,
  }
}

/** Kept as `key` or `key: what was added`, or as words of the staff. */
function declineWords(ctx: StaffContext, reason: string): string {
  const [first = '', ...added] = reason.split(': ')
  const key = `applications_decline_${first}`
  return [ctx.t(key) === key ? first : ctx.t(key), ...added].join(': ')
}
