// Handlers for an assignment until its contract is signed: resending its mail, and checking the prepared contract.

import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { AppError } from '#platform/server/app-error.ts'
import { isSameMoment } from '../../rules/same-moment.ts'
import { isLive, assignmentCan } from '../../rules/offers/assignment-can.ts'
import { lockApplication, subjectOf } from '../details/application-row.ts'
import { changeAssignment, lookLatestAssignmentFor } from './assignment-row.ts'
import { lockWithApplication, assertVersion } from './assignments.ts'
import { letTogether } from './let-together.ts'
import { lastAssignmentMail, mailAssignment } from '../dossier/letters.ts'
import { findObject } from '../details/object-row.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offer-actions.ts'

export const checkContract = handler(
  contract.checkContract,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const { application, row } = await lockWithApplication(ctx, params.id)
    assertAllowed(assignmentCan.haveContractChecked(row))
    const isChecked = row.contractCheckedAt !== null
    if (isChecked === body.checked) {
      return { version: row.version, checkedAt: row.contractCheckedAt?.toISOString() ?? null }
    }
    assertVersion(row, body.version)
    const version = await changeAssignment(ctx, row, {
      contractCheckedAt: body.checked ? ctx.now : null,
      contractCheckedBy: body.checked ? ctx.user.id : null,
    })
    ctx.record({
      event: body.checked ? 'assignment.contract_checked' : 'assignment.contract_unchecked',
      subject: subjectOf(application),
    })
    const title = ctx.t(body.checked ? 'applications_contract_checked' : 'applications_contract_unchecked')
    return { version, checkedAt: body.checked ? ctx.now.toISOString() : null, notify: [{ type: 'success', title }] }
  },
)

export const resendAssignment = handler(
  contract.resendAssignment,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.applicationId)
    const assignment = await lookLatestAssignmentFor(ctx, row.id)
    if (!assignment || !isLive(assignment) || assignment.objectId !== params.apartmentId) {
      throw new AppError('applications_reason_not_assigned')
    }
    if (isSameMoment(await lastAssignmentMail(ctx, row.id), ctx.now))
      throw new AppError('applications_reason_just_mailed')
    const housed = await findObject(ctx, assignment.objectId)
    const companions = await letTogether(ctx, assignment.id)
    const assigned = { application: row, housed, companions, kind: assignment.kind }
    const mailId = await mailAssignment(ctx, assigned, body.mail)
    ctx.record({
      event: 'assignment.mailed_again',
      subject: subjectOf(row),
      changes: [{ field: 'object', old: null, new: housed.object.title }, aboutMail(mailId)],
    })
    return {
      notify: await saidWithMails(ctx, ctx.t('applications_assignment_mailed', { name: row.contactName }), [mailId]),
    }
  },
)
