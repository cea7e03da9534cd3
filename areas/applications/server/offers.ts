// Making an offer and taking it back. Both hold the application first and the object last, so that of two people who
// offer at once the second is told what the first has done.

import { processSettings } from '#areas/project-settings/rules/settings.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { fieldRefusal, Refusal, staleVersion } from '#platform/server/refusal.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { recordDeclinedOffer, sendOffer, withdrawOffer } from '../contract/offers.ts'
import { applicationCan } from '../rules/application-can.ts'
import { stateAfterOffer } from '../rules/application-progress.ts'
import { objectCanBeOffered } from '../rules/object-fit.ts'
import { dayAfter, endOfDay, longestValidityDays, refuseValidity } from '../rules/offer-validity.ts'
import { changeApplication, holdApplication, subjectOf } from './application-row.ts'
import { mailOffer } from './letters.ts'
import { holdObject, moveObject } from './object-row.ts'
import { endOffer } from './offer-end.ts'
import { expireOfferJob } from './offer-expiry.ts'
import { holdOffer, lookOpenOfferFor } from './offer-row.ts'
import { insist } from './permit.ts'
import { offer } from './tables.ts'

export async function makeOffer(
  ctx: StaffContext,
  { params, body }: Received<typeof sendOffer>,
): Promise<AnswerOf<typeof sendOffer>> {
  const row = await holdApplication(ctx, params.applicationId)
  const process = await readSetting(ctx, 'process', processSettings)
  insist(applicationCan.beOffered(row, process))
  if (row.version !== body.version) throw staleVersion({ version: row.version, progress_state: row.progressState })
  const day = body.validUntil ?? dayAfter(ctx.now, process.offerValidDays)
  const dayProblem = refuseValidity(day, ctx.now)
  if (dayProblem) throw fieldRefusal('validUntil', dayProblem, { days: longestValidityDays })

  const housed = await holdObject(ctx, params.apartmentId)
  const { object } = housed
  insist(objectCanBeOffered(object.progressState))

  const offerId = newId()
  const token = newToken()
  const validUntil = endOfDay(day)
  await moveObject(ctx, object, {
    from: ['available', 'inactive'],
    to: 'with_offer',
    cause: 'applications_cause_offered',
  })
  await changeApplication(ctx, row, { progressState: stateAfterOffer, offerUntil: validUntil })
  const mailId = await mailOffer(ctx, { application: row, housed, token, day, comment: body.comment })
  await ctx.db.insert(offer).values({
    workspaceId: ctx.workspace.id,
    id: offerId,
    applicationId: row.id,
    objectId: object.id,
    validUntil,
    comment: body.comment ?? null,
    tokenHash: hashOf(token),
    sentBy: ctx.user.id,
    mailId,
    objectStateBefore: object.progressState === 'inactive' ? 'inactive' : 'available',
    createdAt: ctx.now,
  })
  await ctx.enqueue(expireOfferJob, { offerId }, { startAfter: validUntil })
  ctx.record({
    event: 'offer.made',
    subject: subjectOf(row),
    changes: [
      { field: 'object', old: null, new: object.title },
      { field: 'valid_until', old: null, new: day },
      { field: 'progress_state', old: row.progressState, new: stateAfterOffer },
    ],
  })
  const title = ctx.t('applications_offer_sent', { name: row.contactName, object: object.title })
  return { offerId, validUntil: validUntil.toISOString(), notify: [{ type: 'success', title }] }
}

export async function takeOfferBack(
  ctx: StaffContext,
  { params, body }: Received<typeof withdrawOffer>,
): Promise<AnswerOf<typeof withdrawOffer>> {
  const row = await holdApplication(ctx, params.id)
  insist(applicationCan.haveOfferWithdrawn(row))
  const open = await lookOpenOfferFor(ctx, row.id)
  if (!open) throw new Refusal('applications_reason_no_open_offer')
  const held = await holdOffer(ctx, open.id)
  if (body.version !== undefined && body.version !== held.version) throw staleVersion({ version: held.version })
  const progressState = await endOffer(ctx, row, { offer: held, as: 'withdrawn', reason: body.reason ?? null })
  return { progress_state: progressState, notify: [{ type: 'success', title: ctx.t('applications_offer_withdrawn') }] }
}

export async function recordDecline(
  ctx: StaffContext,
  { params, body }: Received<typeof recordDeclinedOffer>,
): Promise<AnswerOf<typeof recordDeclinedOffer>> {
  const row = await holdApplication(ctx, params.applicationId)
  insist(applicationCan.haveOfferAnswered(row))
  const open = await lookOpenOfferFor(ctx, row.id)
  if (!open || open.objectId !== params.apartmentId) throw new Refusal('applications_reason_no_open_offer')
  const held = await holdOffer(ctx, open.id)
  const progressState = await endOffer(ctx, row, { offer: held, as: 'declined', reason: body.reason ?? null })
  return { progress_state: progressState, notify: [{ type: 'success', title: ctx.t('applications_decline_recorded') }] }
}
