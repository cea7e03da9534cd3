// Mails before they are sent: the same letters that the deeds queue, read instead of sent.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { previewMail } from '../contract/offer-deeds.ts'
import { findApplication } from './application-row.ts'
import { lookLatestAssignmentFor } from './assignment-row.ts'
import { letTogether } from './let-together.ts'
import { assignmentLetter, previewOf } from './letters.ts'
import { findObject } from './object-row.ts'
import { intendedOffer } from './offer-intended.ts'
import { offeredIn, reminderLetter, tokenToCome } from './offer-letters.ts'
import { lookOpenOfferFor } from './offer-row.ts'

export async function readMailPreview(
  ctx: StaffContext,
  { body }: Received<typeof previewMail>,
): Promise<AnswerOf<typeof previewMail>> {
  if (body.kind === 'offer') return previewOf(ctx, (await intendedOffer(ctx, body.applicationId, body)).letter)
  const row = await findApplication(ctx, body.applicationId)
  if (body.kind === 'assignment') {
    const assignment = await lookLatestAssignmentFor(ctx, row.id)
    if (!assignment) throw new Refusal('applications_reason_not_assigned')
    const housed = await findObject(ctx, assignment.objectId)
    const companions = await letTogether(ctx, assignment.id)
    return previewOf(ctx, await assignmentLetter(ctx, { application: row, housed, companions, kind: assignment.kind }))
  }
  const open = await lookOpenOfferFor(ctx, row.id)
  if (!open) throw new Refusal('applications_reason_no_open_offer')
  return previewOf(ctx, await reminderLetter(ctx, { ...(await offeredIn(ctx, row, open)), token: tokenToCome }))
}
