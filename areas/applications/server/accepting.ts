// Accepting an offer: the first household gets the object, the other open offers of it are taken back in the same moment.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { applicationCan } from '../rules/application-can.ts'
import { holdApplication, type ApplicationRow } from './application-row.ts'
import { assign } from './assigning.ts'
import { companionsOf } from './companions.ts'
import { findObject, holdObjects } from './object-row.ts'
import { endOffer } from './offer-end.ts'
import { mailGivenAway } from './offer-letters.ts'
import { endOpenOffer, holdOffer, lookOffer, type OfferRow } from './offer-row.ts'
import { openOffersOn } from './open-offers.ts'
import { insist } from './permit.ts'
import { tellOfApplication } from './staff-news.ts'
import { application } from './tables.ts'

interface Accepting {
  application: ApplicationRow
  offer: OfferRow
  /** Every household with an open offer of one of these objects, held too. */
  rivals: ReadonlyMap<string, ApplicationRow>
  objectIds: string[]
}

/** The applications of all who have an offer of these objects are held in one order, before any object. */
export async function holdForAcceptance(ctx: Context, found: OfferRow): Promise<Accepting> {
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
  const own = held.get(found.applicationId) ?? (await holdApplication(ctx, found.applicationId))
  held.delete(own.id)
  return { application: own, offer: await holdOffer(ctx, found.id), rivals: held, objectIds }
}

/** For what `holdForAcceptance` holds, and an offer that is open. */
export async function accept(ctx: Context, { application: row, offer, rivals, objectIds }: Accepting): Promise<void> {
  insist(applicationCan.haveOfferAnswered(row))
  if (!(await endOpenOffer(ctx, offer, { state: 'accepted', answeredAt: ctx.now }))) {
    throw new Refusal('applications_reason_no_open_offer')
  }
  const [housed, ...others] = await holdObjects(ctx, objectIds)
  if (housed?.object.progressState !== 'with_offer') throw new Refusal('applications_offer_form_given_away')
  const { objectStateBefore, id: offerId } = offer
  const before = new Map((await companionsOf(ctx, offerId)).map((one) => [one.objectId, one.objectStateBefore]))
  const companions = others.map((one) => ({ ...one, objectStateBefore: before.get(one.object.id) ?? 'available' }))
  await assign(ctx, row, { housed, companions, kind: 'offer', objectStateBefore, offerId })
  const rest = await openOffersOn(ctx, objectIds)
  for (const id of new Set(rest.map((other) => other.offerId))) {
    const rival = rivals.get(rest.find(({ offerId: one }) => one === id)?.applicationId ?? '')
    // Made between the first look and the lock of the object: its application is held by nobody here, so it waits its turn.
    if (rival) await giveAway(ctx, rival, await holdOffer(ctx, id))
    else await ctx.enqueue(giveAwayJob, { offerId: id })
  }
  await tellOfApplication(ctx, { kind: 'offer_accepted', application: row, objectIds: [offer.objectId] })
}

const byItself: Actor = { kind: 'system', id: null, name: 'Quartier' }

async function giveAway(ctx: Context, rival: ApplicationRow, offer: OfferRow): Promise<void> {
  await endOffer(ctx, rival, { offer, as: 'withdrawn', reason: givenAway, actor: byItself })
  await mailGivenAway(ctx, rival, await findObject(ctx, offer.objectId))
}

/** The reason kept with an offer that lost the race. */
export const givenAway = 'applications_cause_given_away'
export const giveAwayJob = 'give-offer-away'
const jobData = z.object({ offerId: z.uuid() })

export async function giveAwayLater(ctx: Context, data: unknown): Promise<void> {
  const { offerId } = jobData.parse(data)
  const found = await lookOffer(ctx, offerId)
  if (!found) return
  const row = await holdApplication(ctx, found.applicationId)
  const offer = await holdOffer(ctx, offerId)
  if (offer.state === 'open') await giveAway(ctx, row, offer)
}
