// Previews mails before they are sent. Shares the letters with the handlers that queue them.

import { lookAtMail } from '#areas/mail-templates/server/public.ts'
import { canLet } from '#platform/rules/project-type.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { findApplication } from './application-row.ts'
import { lookLatestAssignmentFor } from '../assignments/assignment-row.ts'
import { letTogether } from '../assignments/let-together.ts'
import { assignmentLetter } from '../dossier/letters.ts'
import { findObject } from './object-row.ts'
import { intendedOffer } from '../offers/offer-intended.ts'
import { offeredIn, reminderLetter, tokenToCome } from '../offers/offer-letters.ts'
import { lookOpenOfferFor } from '../offers/offer-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offer-actions.ts'

export const previewMail = handler(contract.previewMail, { permission: 'applications_read' }, async (ctx, { body }) => {
  if (body.kind === 'offer' || body.kind === 'direct_assignment') assertAllowed(canLet(ctx.workspace.projectType))
  if (body.kind === 'offer') {
    const { letter } = await intendedOffer(ctx, body.applicationId, body)
    return lookAtMail(ctx, letter, body.mail)
  }
  const row = await findApplication(ctx, body.applicationId)
  if (body.kind === 'assignment') {
    const assignment = await lookLatestAssignmentFor(ctx, row.id)
    if (!assignment) throw new AppError('applications_reason_not_assigned')
    const housed = await findObject(ctx, assignment.objectId)
    const companions = await letTogether(ctx, assignment.id)
    const assigned = { application: row, housed, companions, kind: assignment.kind }
    return lookAtMail(ctx, assignmentLetter(ctx, assigned), body.mail)
  }
  if (body.kind === 'direct_assignment') {
    const [housed, ...companions] = await Promise.all(body.objectIds.map((id) => findObject(ctx, id)))
    if (!housed) throw notFound('applications_object_not_found')
    return lookAtMail(ctx, assignmentLetter(ctx, { application: row, housed, companions, kind: 'direct' }), body.mail)
  }
  const open = await lookOpenOfferFor(ctx, row.id)
  if (!open) throw new AppError('applications_reason_no_open_offer')
  const offered = { ...(await offeredIn(ctx, row, open)), token: tokenToCome }
  return lookAtMail(ctx, reminderLetter(ctx, offered), body.mail)
})
