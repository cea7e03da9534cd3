// Records an applicant's response to an offer that staff received in another way, and corrections to an open offer.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import { offerDeclineReasons } from '../../contract/offers.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { accept, lockForAcceptance } from './accepting.ts'
import { findApplication, lockApplication, subjectOf } from '../details/application-row.ts'
import { offerViewOf } from './offer-detail.ts'
import { endOffer } from './offer-end.ts'
import { changeOffer, lockOffer, lookOpenOfferFor, type OfferRow } from './offer-row.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as offerActionsContract from '../../contract/offer-actions.ts'
import * as offersContract from '../../contract/offers.ts'

export const confirmOffer = handler(
  offerActionsContract.confirmOffer,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await findApplication(ctx, params.id)
    assertAllowed(applicationCan.haveOfferAnswered(row))
    const held = await lockForAcceptance(ctx, await findOpenOffer(ctx, row.id))
    assertAllowed(applicationCan.haveOfferAnswered(held.application))
    if (held.offer.state !== 'open') throw new AppError(`applications_reason_offer_${held.offer.state}`)
    assertCurrent(held.offer, body.version)
    await accept(ctx, held)
    const title = ctx.t('applications_offer_confirmed', { name: row.contactName })
    return { progress_state: 'assigned', notify: [{ type: 'success', title }] }
  },
)

export const recordDeclinedOffer = handler(
  offersContract.recordDeclinedOffer,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.applicationId)
    assertAllowed(applicationCan.haveOfferAnswered(row))
    const held = await lockOffer(ctx, (await findOpenOffer(ctx, row.id, params.apartmentId)).id)
    const reason = [body.reason, ...(body.comment ? [body.comment] : [])].join(': ')
    const progressState = await endOffer(ctx, row, { offer: held, as: 'declined', reason })
    return {
      progress_state: progressState,
      notify: [{ type: 'success', title: ctx.t('applications_decline_recorded') }],
    }
  },
)

export const getManualDenial = handler(
  offerActionsContract.getManualDenial,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.applicationId)
    const open = await findOpenOffer(ctx, row.id, params.apartmentId)
    return {
      offer: await offerViewOf(ctx, open),
      allowed: spoken(ctx, applicationCan.haveOfferAnswered(row)),
      reasons: declineReasons(ctx),
    }
  },
)

export const getOfferInfo = handler(
  offerActionsContract.getOfferInfo,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const process = await processSettings(ctx)
    return {
      canBeOffered: spoken(ctx, applicationCan.beOffered(row, process)),
      offerValidDays: process.offerValidDays,
      reminderDays: process.reminderDaysBeforeOfferEnd || null,
      parallelOffers: process.parallelOffersPerObject,
      declineReasons: declineReasons(ctx),
    }
  },
)

/** The mail has been sent; the offer page shows the corrected text from now on. */
export const rewordOffer = handler(
  offerActionsContract.rewordOffer,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.id)
    assertAllowed(applicationCan.haveOfferAnswered(row))
    const held = await lockOffer(ctx, (await findOpenOffer(ctx, row.id)).id)
    const comment = body.comment || null
    if (comment === held.comment) return { version: held.version }
    assertCurrent(held, body.version)
    const version = await changeOffer(ctx, held, { comment })
    ctx.record({
      event: 'offer.reworded',
      subject: subjectOf(row),
      changes: [{ field: 'comment', old: held.comment, new: comment }],
    })
    return { version, notify: [{ type: 'success', title: ctx.t('applications_saved') }] }
  },
)

const declineReasons = (ctx: Context) =>
  offerDeclineReasons.map((value) => ({ value, displayName: ctx.t(`applications_decline_${value}`) }))

async function findOpenOffer(ctx: Context, applicationId: string, objectId?: string): Promise<OfferRow> {
  const open = await lookOpenOfferFor(ctx, applicationId)
  if (!open || (objectId && open.objectId !== objectId)) throw new AppError('applications_reason_no_open_offer')
  return open
}

function assertCurrent({ version, comment }: OfferRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw staleVersion({ version, comment })
}
