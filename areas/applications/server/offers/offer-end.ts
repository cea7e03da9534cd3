// Ends an offer without an assignment: declined, expired or withdrawn. The application continues, and the object
// becomes free unless another household has an open offer of it.

import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { undoWaiting } from '#platform/server/mail/outbox.ts'
import { AppError } from '#platform/server/app-error.ts'
import { stateAfterDecline, stateAfterRelease } from '../../rules/application-progress.ts'
import type { ApplicationState } from '../../rules/application-state.ts'
import { changeApplication, subjectOf, whoActs, type ApplicationRow } from '../details/application-row.ts'
import { companionsOf } from '../household/companions.ts'
import { findObject, lockObject, moveObject } from '../details/object-row.ts'
import { endOpenOffer, type OfferRow } from './offer-row.ts'
import { openOffersOn } from './open-offers.ts'

interface End {
  offer: OfferRow
  as: 'declined' | 'expired' | 'withdrawn'
  /** Key of a decline reason, a text key, or free text. */
  reason: string | null
  /** Set if it differs from the user of the request. */
  actor?: Actor
}

/** Requires locks on the application and the offer. Returns the new state of the application. */
export async function endOffer(
  ctx: Context,
  row: ApplicationRow,
  { offer, as, reason, actor = whoActs(ctx, row) }: End,
): Promise<ApplicationState> {
  const ended = await endOpenOffer(ctx, offer, { state: as, declineReason: reason, answeredAt: ctx.now })
  if (!ended) throw new AppError(`applications_reason_offer_${offer.state}`)
  const { object } = await findObject(ctx, offer.objectId)
  // Calls back unsent mail, so that the household does not read of an ended offer.
  if (offer.mailId) await undoWaiting(ctx, [offer.mailId])
  await freeObjects(ctx, offer, `applications_cause_offer_${as}`)
  const progressState = as === 'withdrawn' ? stateAfterRelease(row.overallEvaluation) : stateAfterDecline
  await changeApplication(ctx, row, { progressState, offerUntil: null })
  ctx.record({
    event: `offer.${as}`,
    subject: subjectOf(row),
    changes: [
      { field: 'object', old: object.title, new: null },
      { field: 'progress_state', old: row.progressState, new: progressState },
    ],
    ...(reason ? { cause: reason } : {}),
    actor,
  })
  return progressState
}

/** An object keeps its state if another open offer covers it or another household has accepted it. */
async function freeObjects(ctx: Context, { id, objectId, objectStateBefore }: OfferRow, cause: string): Promise<void> {
  const covered = [{ objectId, objectStateBefore }, ...(await companionsOf(ctx, id))]
  for (const one of covered.toSorted((a, b) => (a.objectId < b.objectId ? -1 : 1))) {
    const { object } = await lockObject(ctx, one.objectId)
    const others = await openOffersOn(ctx, [one.objectId])
    if (others.length > 0 || object.lettingState !== 'with_offer') continue
    await moveObject(ctx, object, { from: ['with_offer'], to: one.objectStateBefore, cause })
  }
}
