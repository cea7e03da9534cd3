// Makes and withdraws offers. Both lock the application first and the object last, so that the second of two
// concurrent users sees the result of the first.

import { sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { processSettings, type ProjectProcess } from '#areas/project-settings/server/public.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { notFound, AppError, staleVersion } from '#platform/server/app-error.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { stateAfterOffer } from '../../rules/application-progress.ts'
import { reminderMoment } from '../../rules/offers/offer-validity.ts'
import { endOfDay } from '#platform/rules/calendar-day.ts'
import { changeApplication, lockApplication, subjectOf } from '../details/application-row.ts'
import { lockObjects, moveObject, type HousedObject } from '../details/object-row.ts'
import { endOffer } from './offer-end.ts'
import { expireOfferJob } from './offer-expiry.ts'
import { assertCombinable } from '../assignments/goes-along.ts'
import { distinct, lastDayOf, verdictsOn } from './offer-intended.ts'
import { offerLetter } from './offer-letters.ts'
import { remindOfOfferJob } from './offer-reminder.ts'
import { lockOffer, lookOpenOfferFor } from './offer-row.ts'
import { offerCompanion } from './offer-tables.ts'
import { openOffersOn } from './open-offers.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { offer } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offers.ts'

export const sendOffer = handler(
  contract.sendOffer,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.applicationId)
    const process = await processSettings(ctx)
    assertAllowed(applicationCan.beOffered(row, process))
    if (row.version !== body.version) throw staleVersion({ version: row.version, progress_state: row.progressState })
    const day = lastDayOf(ctx, body.validUntil, process)
    const objectIds = distinct([params.apartmentId, ...body.secondaryObjectIds])
    const objects = await lockObjects(ctx, objectIds)
    assertCombinable(objects)
    const [housed, ...companions] = objects
    if (!housed) throw notFound('applications_object_not_found')
    const before = await stateBeforeOf(ctx, [housed, ...companions], process)

    const offerId = newId()
    const token = newToken()
    const validUntil = endOfDay(day)
    const { object } = housed
    for (const one of [housed, ...companions]) {
      await moveObject(ctx, one.object, {
        from: ['available', 'inactive', 'with_offer'],
        to: 'with_offer',
        cause: 'applications_cause_offered',
      })
    }
    await changeApplication(ctx, row, { progressState: stateAfterOffer, offerUntil: validUntil })
    const comment = body.comment || null
    const offered = { application: row, housed, companions, token, day, comment }
    const mailId = await sendProcessMail(ctx, offerLetter(ctx, offered), body.mail)
    await ctx.db.insert(offer).values({
      workspaceId: ctx.workspace.id,
      id: offerId,
      applicationId: row.id,
      objectId: object.id,
      validUntil,
      comment,
      tokenHash: hashOf(token),
      sentBy: ctx.user.id,
      mailId,
      objectStateBefore: before(object.id),
      createdAt: ctx.now,
    })
    for (const { object: companion } of companions) {
      const objectId = companion.id
      const row = { workspaceId: ctx.workspace.id, offerId, objectId, objectStateBefore: before(objectId) }
      await ctx.db.insert(offerCompanion).values(row)
    }
    await ctx.enqueue(expireOfferJob, { offerId }, { startAfter: validUntil })
    const remindAt = reminderMoment(validUntil, process.reminderDaysBeforeOfferEnd)
    if (remindAt && remindAt > ctx.now) await ctx.enqueue(remindOfOfferJob, { offerId }, { startAfter: remindAt })
    ctx.record({
      event: 'offer.made',
      subject: subjectOf(row),
      changes: [
        { field: 'object', old: null, new: [housed, ...companions].map((one) => one.object.title).join(', ') },
        { field: 'valid_until', old: null, new: day },
        { field: 'progress_state', old: row.progressState, new: stateAfterOffer },
        aboutMail(mailId),
      ],
    })
    const title = ctx.t('applications_offer_sent', { name: row.contactName, object: object.title })
    return { offerId, validUntil: validUntil.toISOString(), notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

/**
 * Requires locks on the objects. Refuses objects that cannot be offered, and returns the state to which each returns.
 */
async function stateBeforeOf(ctx: StaffContext, housed: readonly HousedObject[], process: ProjectProcess) {
  const objects = housed.map(({ object }) => object)
  for (const { verdict } of await verdictsOn(ctx, objects, process)) assertAllowed(verdict)
  const open = await openOffersOn(
    ctx,
    objects.map(({ id }) => id),
  )
  return (objectId: string): 'available' | 'inactive' => {
    // With another open offer, the object returns to its state before the first of them.
    const earlier = open.find((one) => one.objectId === objectId)
    if (earlier) return earlier.objectStateBefore
    return objects.find(({ id }) => id === objectId)?.lettingState === 'inactive' ? 'inactive' : 'available'
  }
}

export const withdrawOffer = handler(
  contract.withdrawOffer,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.id)
    assertAllowed(applicationCan.haveOfferWithdrawn(row))
    const open = await lookOpenOfferFor(ctx, row.id)
    if (!open) throw new AppError('applications_reason_no_open_offer')
    const held = await lockOffer(ctx, open.id)
    if (body.version !== undefined && body.version !== held.version) throw staleVersion({ version: held.version })
    const progressState = await endOffer(ctx, row, { offer: held, as: 'withdrawn', reason: body.reason ?? null })
    return {
      progress_state: progressState,
      notify: [{ type: 'success', title: ctx.t('applications_offer_withdrawn') }],
    }
  },
)
