// Handlers of the page behind the link of an offer mail. Opening the page changes nothing; the answer is a separate
// request.

import { and, asc, eq } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { findApplication, lockApplication } from '../details/application-row.ts'
import { accept, lockForAcceptance, objectIdsOf } from './accepting.ts'
import { companionObjects, titlesGivenAway } from '../household/companions.ts'
import { givenAway } from './close-rival-offers.ts'
import { factsOf, findObject, francs, type HousedObject } from '../details/object-row.ts'
import { endOffer } from './offer-end.ts'
import { findOfferByToken, lockOffer, type OfferRow } from './offer-row.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { tellOfApplication } from '../details/staff-news.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offers.ts'

export const getOfferForm = publicHandler(contract.getOfferForm, { perMinute: 60 }, async (ctx, { params }) => {
  const offer = await findOfferByToken(ctx, params.id)
  assertInEffect(ctx, offer)
  const application = await findApplication(ctx, offer.applicationId)
  const housed = await findObject(ctx, offer.objectId)
  const { person, phone, email } = await readSetting(ctx, 'contact', contactSettings)
  return {
    state: offer.state,
    validUntil: offer.validUntil.toISOString(),
    comment: offer.comment,
    greetingName: application.contactName,
    persons: application.persons,
    together: (await companionObjects(ctx, offer.id)).map(({ object }) => ({
      objectId: object.id,
      title: object.title,
      grossRent: francs(object.grossRent),
      deposit: francs(object.deposit),
    })),
    goneWithout: await titlesGivenAway(ctx, offer.id),
    object: { ...offered(housed), pictures: await picturesOf(ctx, offer.objectId) },
    contact: { person, phone: spelledPhone(phone), email },
  }
})

/** An accepted or declined offer can still be viewed; an expired or withdrawn one cannot. */
function assertInEffect(ctx: Context, offer: OfferRow): void {
  if (offer.state === 'withdrawn') {
    const how = offer.declineReason === givenAway ? 'given_away' : 'withdrawn'
    throw new AppError(`applications_offer_form_${how}`, { status: 410 })
  }
  const isOver = offer.state === 'expired' || (offer.state === 'open' && offer.validUntil <= ctx.now)
  if (!isOver) return
  const date = swissDate(dayOf(offer.validUntil))
  throw new AppError('applications_offer_form_over', { status: 410, values: { date } })
}

const offered = (housed: HousedObject) => ({
  ...factsOf(housed),
  id: housed.object.id,
  kind: housed.object.kind,
  place: housed.building.city,
  moveInDate: housed.object.moveInDate,
  hasFloorPlan: housed.object.floorPlan !== null,
})

async function picturesOf(ctx: Context, objectId: string) {
  const rows = await ctx.db
    .select({ id: storedFile.id, name: storedFile.name })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'object'),
        eq(storedFile.ownerId, objectId),
        eq(storedFile.category, 'image'),
        eq(storedFile.isPublic, true),
      ),
    )
    .orderBy(asc(storedFile.position))
  return rows.map(({ id, name }) => ({ url: fileAddress.public(id), name }))
}
type Answered = Promise<ResponseOf<typeof contract.answerOffer>>

export const answerOffer = publicHandler(contract.answerOffer, { perMinute: 30 }, async (ctx, { params, body }) => {
  const found = await findOfferByToken(ctx, params.id)
  return body.answer === 'accept' ? acceptOnPage(ctx, found, body.objectIds) : declineOnPage(ctx, found, body)
})

/** Refuses an acceptance if the offer differs from the objects shown on the page. */
async function acceptOnPage(ctx: Context, found: OfferRow, seen: string[] | undefined): Answered {
  const held = await lockForAcceptance(ctx, found)
  // A second click or a reload returns the answer already given.
  if (held.offer.state === 'accepted') return { state: 'accepted' }
  assertOpen(ctx, held.offer)
  if (seen && !isSame(seen, objectIdsOf(held))) throw new AppError('applications_offer_form_changed')
  await accept(ctx, held)
  return { state: 'accepted' }
}

const isSame = (seen: readonly string[], now: readonly string[]): boolean =>
  seen.length === now.length && now.every((id) => seen.includes(id))

interface Declining {
  reason: string
  comment?: string | undefined
}

async function declineOnPage(ctx: Context, found: OfferRow, { reason, comment }: Declining): Answered {
  const application = await lockApplication(ctx, found.applicationId)
  const offer = await lockOffer(ctx, found.id)
  if (offer.state === 'declined') return { state: 'declined' }
  assertOpen(ctx, offer)
  assertAllowed(applicationCan.haveOfferAnswered(application))
  await endOffer(ctx, application, { offer, as: 'declined', reason: comment ? `${reason}: ${comment}` : reason })
  await tellOfApplication(ctx, { kind: 'offer_declined', application, objectIds: [offer.objectId] })
  return { state: 'declined' }
}

function assertOpen(ctx: Context, offer: OfferRow): void {
  assertInEffect(ctx, offer)
  if (offer.state !== 'open') throw new AppError(`applications_offer_form_${offer.state}`)
}
