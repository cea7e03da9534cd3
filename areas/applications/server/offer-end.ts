// An offer that ends without an assignment: declined, expired or withdrawn. The object is free again, the application goes on.

import type { Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { stateAfterDecline, stateAfterRelease } from '../rules/application-progress.ts'
import type { ApplicationState } from '../rules/application-state.ts'
import { changeApplication, subjectOf, whoActs, type ApplicationRow } from './application-row.ts'
import { holdObject, moveObject } from './object-row.ts'
import { endOpenOffer, type OfferRow } from './offer-row.ts'

interface End {
  offer: OfferRow
  as: 'declined' | 'expired' | 'withdrawn'
  /** A key of the decline reasons, or words. */
  reason: string | null
}

/** For an application and an offer that are both held. Answers the state the application is in now. */
export async function endOffer(
  ctx: Context,
  row: ApplicationRow,
  { offer, as, reason }: End,
): Promise<ApplicationState> {
  const ended = await endOpenOffer(ctx, offer, { state: as, declineReason: reason, answeredAt: ctx.now })
  if (!ended) throw new Refusal(`applications_reason_offer_${offer.state}`)
  const { object } = await holdObject(ctx, offer.objectId)
  await moveObject(ctx, object, {
    from: ['with_offer'],
    to: offer.objectStateBefore,
    cause: `applications_cause_offer_${as}`,
  })
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
    actor: whoActs(ctx, row),
  })
  return progressState
}
