// Accepts an offer: the first household gets all its objects. Other open offers of the same main object are withdrawn
// in the same transaction; an offer that only included one of the objects as a companion continues without it.

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { refuseAcceptance } from '../../rules/offers/offer-validity.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { lockApplication, type ApplicationRow } from '../details/application-row.ts'
import { assign } from '../assignments/assigning.ts'
import { companionsOf, type CompanionRow } from '../household/companions.ts'
import { giveAwayJob, loseWhatHasGone } from './close-rival-offers.ts'
import { lockObjects } from '../details/object-row.ts'
import { endOpenOffer, lockOffer, type OfferRow } from './offer-row.ts'
import { objectsOfferedTo, openOffersOn } from './open-offers.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { tellOfApplication } from '../details/staff-news.ts'
import { application } from '../tables.ts'

interface Accepting {
  application: ApplicationRow
  offer: OfferRow
  companions: CompanionRow[]
  /** Applications with an open offer of one of these objects, also locked. */
  rivals: ReadonlyMap<string, ApplicationRow>
}

/**
 * Locks the applications of all open offers of these objects in a fixed order, before any object, to avoid deadlocks.
 */
export async function lockForAcceptance(ctx: Context, found: OfferRow): Promise<Accepting> {
  const objectIds = [found.objectId, ...(await companionsOf(ctx, found.id)).map(({ objectId }) => objectId)]
  const open = await openOffersOn(ctx, objectIds)
  const ids = [...new Set([found.applicationId, ...open.map(({ applicationId }) => applicationId)])]
  const rows = await ctx.db
    .select()
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), inArray(application.id, ids)))
    .orderBy(asc(application.id))
    .for('update')
  const held = new Map(rows.map((row) => [row.id, row]))
  const own = held.get(found.applicationId) ?? (await lockApplication(ctx, found.applicationId))
  held.delete(own.id)
  // Another transaction may have assigned a companion while this one waited for the lock.
  const companions = await companionsOf(ctx, found.id)
  return { application: own, offer: await lockOffer(ctx, found.id), companions, rivals: held }
}

/** Objects that the offer covers now; the household may have seen more of them. */
export const objectIdsOf = ({ offer, companions }: Accepting): string[] => [
  offer.objectId,
  ...companions.map(({ objectId }) => objectId),
]

/** Requires the locks of `lockForAcceptance` and an open offer. */
export async function accept(ctx: Context, accepting: Accepting): Promise<void> {
  const { application: row, offer, companions, rivals } = accepting
  assertAllowed(applicationCan.haveOfferAnswered(row))
  // Expiry is checked here as well, since the job that expires offers may run late.
  const reason = refuseAcceptance(offer, ctx.now)
  if (reason) throw new AppError(reason)
  if (!(await endOpenOffer(ctx, offer, { state: 'accepted', answeredAt: ctx.now }))) {
    throw new AppError('applications_reason_no_open_offer')
  }
  const objectIds = objectIdsOf(accepting)
  // Includes the rivals' objects, so that all objects are locked in one order.
  const theirs = await objectsOfferedTo(ctx, [...rivals.keys()])
  const held = new Map(
    (await lockObjects(ctx, [...new Set([...objectIds, ...theirs])])).map((one) => [one.object.id, one]),
  )
  const housed = held.get(offer.objectId)
  if (housed?.object.lettingState !== 'with_offer') throw new AppError('applications_offer_form_given_away')
  const beside = companions.flatMap(({ objectId, objectStateBefore }) => {
    const one = held.get(objectId)
    return one ? [{ ...one, objectStateBefore }] : []
  })
  // An object was assigned while it was being offered; a separate mail informs the household.
  if (beside.some(({ object }) => object.lettingState !== 'with_offer')) {
    throw new AppError('applications_offer_form_changed')
  }
  const { objectStateBefore, id: offerId } = offer
  await assign(ctx, row, { housed, companions: beside, kind: 'offer', objectStateBefore, offerId })
  const others = await openOffersOn(ctx, objectIds)
  for (const id of new Set(others.map((other) => other.offerId))) {
    const rival = rivals.get(others.find(({ offerId: one }) => one === id)?.applicationId ?? '')
    // This offer was made after the first read and before the object was locked, so its application is not locked
    // here. A job handles it.
    if (rival) await loseWhatHasGone(ctx, rival, await lockOffer(ctx, id))
    else await ctx.enqueue(giveAwayJob, { offerId: id })
  }
  await tellOfApplication(ctx, { kind: 'offer_accepted', application: row, objectIds: [offer.objectId] })
}
