// The criteria form behind a mailed link. Opening it changes nothing; staff check the submitted answers before they
// take effect.

import { pageParts, refuseProblems, worldOf } from '#areas/application-form/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { placesAnswer } from '../../rules/criteria-answers.ts'
import { countingAnswers, problemsOfCriteria } from '../../rules/criteria-problems.ts'
import { requestCan } from '../../rules/request-can.ts'
import { answersKnown, answersSaid, columnsFor, contactChanges, formAsked } from '../asked-form.ts'
import { criteriaTold } from '../criteria-columns.ts'
import { mailReceived } from '../letters.ts'
import { openRequest } from './opened-request.ts'
import { placeInLine } from './place-in-line.ts'
import { confirmBy } from '../renewal/renewal.ts'
import { changeRequest, refreshSearchText, subjectOf, type RequestRow } from '../request-row.ts'
import { leave } from '../status.ts'
import { joinReason } from '../words.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/public-form.ts'

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
      confirmBy: confirmBy(row)?.toISOString() ?? null,
      place: await placeInLine(ctx, row),
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
