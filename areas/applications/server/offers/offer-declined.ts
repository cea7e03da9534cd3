// Data for the panel of an offer that ended without acceptance: reason, time, and next candidates.

import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Candidate } from '../../contract/offer-actions.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { findApplication } from '../details/application-row.ts'
import { lineFor } from './next-in-line.ts'
import { choicesFor } from '../details/object-choices.ts'
import { findObject } from '../details/object-row.ts'
import { offerViewOf } from './offer-detail.ts'
import { offersOf } from './offer-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offer-actions.ts'

export const getDeclinedOffer = handler(
  contract.getDeclinedOffer,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const ended = (await offersOf(ctx, row.id)).find(
      ({ objectId, state }) => objectId === params.apartmentId && state !== 'open' && state !== 'accepted',
    )
    if (!ended) throw notFound('applications_offer_not_found')
    const housed = await findObject(ctx, params.apartmentId)
    const [choice] = await choicesFor(ctx, row, [{ ...housed, rank: null }])
    const [next] = await lineFor(ctx, housed.object)
    return {
      applicationId: row.id,
      contactName: row.contactName,
      offer: await offerViewOf(ctx, ended),
      objectState: housed.object.progressState,
      objectStateTitle: ctx.t(stateTextOf(housed.object)),
      canBeOfferedAgain: choice?.canBeOffered ?? { allowed: false },
      next: next ? nextOf(ctx, next) : null,
    }
  },
)

const nextOf = (ctx: StaffContext, next: Candidate) => ({
  applicationId: next.applicationId,
  number: next.number,
  contactName: next.contactName,
  reasons: reasonsOf(ctx, next),
})

/** Reasons why this household ranks first, in order of evaluation. */
function reasonsOf(
  ctx: StaffContext,
  { overall_evaluation: grade, points, fits, rank, createdAt }: Candidate,
): string[] {
  const missing = fits.filter(({ ok }) => ok === false).length
  const date = swissDate(dayOf(new Date(createdAt)))
  return [
    grade ? ctx.t('general_grade', { grade }) : ctx.t('general_not_graded'),
    ctx.t('applications_reason_points', { points }),
    ctx.t(missing === 0 ? 'applications_reason_fits' : 'applications_reason_misfits', { count: missing }),
    ctx.t('applications_rank', { rank: rank ?? '' }),
    ctx.t('applications_reason_arrived', { date }),
  ]
}
