// The criteria form behind a mailed link. Opening it changes nothing; staff check the submitted answers before they
// take effect.

import { timingSafeEqual } from 'node:crypto'
import { pageParts, refuseProblems, worldOf } from '#areas/application-form/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { LinkKey } from '../contract/public-form.ts'
import { placesAnswer } from '../rules/criteria-answers.ts'
import { countingAnswers, problemsOfCriteria } from '../rules/criteria-problems.ts'
import { requestCan } from '../rules/request-can.ts'
import { answersKnown, answersSaid, columnsFor, contactChanges, formAsked } from './asked-form.ts'
import { criteriaTold } from './criteria-columns.ts'
import { mailReceived } from './letters.ts'
import {
  changeRequest,
  findRequest,
  lockRequest,
  refreshSearchText,
  subjectOf,
  type RequestRow,
} from './request-row.ts'
import { leave } from './status.ts'
import { joinReason } from './words.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/public-form.ts'

const noHash = Buffer.alloc(32)

/** Finds a request by its link. Id and token must match; the error does not reveal which of them is wrong. */
async function openRequest(ctx: Context, key: LinkKey, purpose: 'read' | 'change'): Promise<RequestRow> {
  const row = await (purpose === 'read' ? findRequest : lockRequest)(ctx, key.uuid).catch(linkNotValid)
  if (!timingSafeEqual(hashOf(key.token), row.tokenHash ?? noHash)) throw notFound('waitlist_link_not_valid')
  if (!row.linkUntil || row.linkUntil <= ctx.now) throw new AppError('waitlist_link_over', { status: 410 })
  return row
}

const linkNotValid = (): never => {
  throw notFound('waitlist_link_not_valid')
}

export const getPublicCriteriaForm = publicHandler(
  contract.getPublicCriteriaForm,
  { perMinute: 60 },
  async (ctx, { params }) => {
    const row = await openRequest(ctx, params, 'read')
    const { form, template } = await formAsked(ctx, row)
    const { objects: _none, ...page } = await pageParts(ctx, {
      form,
      template,
      objects: [],
      world: await worldOf(ctx, []),
    })
    return {
      ...page,
      language: row.language,
      contactName: row.contactName,
      progress_state: row.progressState,
      filledAt: row.filledAt?.toISOString() ?? null,
      linkUntil: (row.linkUntil ?? ctx.now).toISOString(),
      data: criteriaTold(row),
      answers: answersKnown(row, form),
      places: row.places,
      said: await answersSaid(ctx, row),
    }
  },
)

export const fillInCriteriaForm = publicHandler(
  contract.fillInCriteriaForm,
  { perMinute: 30 },
  async (ctx, { params, body }) => {
    const row = await openRequest(ctx, params, 'change')
    const { form } = await formAsked(ctx, row)
    const filled = {
      form,
      answers: { ...body.answers, places: placesAnswer(body.places) },
      world: await worldOf(ctx, []),
    }
    refuseProblems(ctx, problemsOfCriteria(filled))
    const columns = columnsFor(row, { form, answers: countingAnswers(filled), places: body.places })
    await changeRequest(ctx, row, { ...columns, progressState: 'new', filledAt: ctx.now })
    await refreshSearchText(ctx, row.id)
    const now = { ...row, ...columns }
    ctx.record({
      event: 'waitlist.filled_in',
      subject: subjectOf(now),
      actor: actorOf(ctx, now),
      changes: contactChanges(row, now),
    })
    await mailReceived(ctx, now, params)
    await tellStaff(ctx, {
      kind: 'waitlist_request_filled',
      permission: 'waitlist',
      name: now.contactName,
      path: `/waitlist/applications/${row.id}`,
      responsible: [],
    })
    return {}
  },
)

const actorOf = (ctx: Context, { contactName }: RequestRow): Actor =>
  ctx.actor.kind === 'applicant' ? { ...ctx.actor, name: contactName } : ctx.actor

export const leaveWaitlist = publicHandler(contract.leaveWaitlist, { perMinute: 30 }, async (ctx, { params, body }) => {
  const row = await openRequest(ctx, params, 'change')
  assertAllowed(requestCan.decline(row))
  const cause = joinReason('withdrawn', body.reason)
  await leave(ctx, row, { progressState: 'declined', leaveReason: cause })
  ctx.record({ event: 'waitlist.left', subject: subjectOf(row), cause, actor: actorOf(ctx, row) })
  return {}
})
