// Proposes objects to people on the waitlist. Locks are taken in the order request, object, to prevent deadlocks.

import { and, eq, inArray } from 'drizzle-orm'
import { dayAfter, dayOf, endOfDay } from '#platform/rules/calendar-day.ts'
import { findObject, lockObject } from '#areas/applications/server/public.ts'
import { lookAtMail, sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { ProposalStanding } from '../contract/proposals.ts'
import { mostAnswerDays, proposalCan, proposalState } from '../rules/proposal-can.ts'
import { proposalMail } from './letters.ts'
import { findRequest, lockRequest, subjectOf, type RequestRow } from './request-row.ts'
import { waitlistProposal } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/proposals.ts'

export type ProposalRow = typeof waitlistProposal.$inferSelect

export const sendPropose = handler(contract.sendPropose, { permission: 'waitlist' }, async (ctx, { params, body }) => {
  const { request, object, building, proposal } = await lockPair(ctx, params.id, body.objectId)
  assertAllowed(proposalCan.beSent(standingOf(ctx, { request, object, proposal })))
  const answerBy = lastMoment(ctx, body.answerBy)
  const token = newToken()
  const row = {
    ...emptyRow(ctx, request.id, object.id),
    state: 'propose' as const,
    answerBy,
    note: body.note || null,
    tokenHash: hashOf(token),
  }
  await keep(ctx, row)
  const proposed = { request, object, house: building, proposal: row, token }
  const mailId = await sendProcessMail(ctx, proposalMail(ctx, proposed), body.mail)
  ctx.record({
    event: 'waitlist.proposed',
    subject: subjectOf(request),
    changes: [{ field: 'object', old: null, new: object.title }, aboutMail(mailId)],
  })
  const values = { object: object.title, name: request.contactName }
  return { notify: await saidWithMails(ctx, ctx.t('waitlist_done_proposed', values), [mailId]) }
})

export const previewPropose = handler(
  contract.previewPropose,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    const request = await findRequest(ctx, params.id)
    const { object, building } = await findObject(ctx, body.objectId)
    const proposal = { id: newId(), answerBy: lastMoment(ctx, body.answerBy), note: body.note || null }
    return lookAtMail(ctx, proposalMail(ctx, { request, object, house: building, proposal, token: '…' }), body.mail)
  },
)

/** Deadline for the answer. */
function lastMoment(ctx: Context, day: string): Date {
  if (day <= dayOf(ctx.now) || day > dayAfter(ctx.now, mostAnswerDays)) {
    throw fieldRefusal('answerBy', 'waitlist_answer_day', { most: mostAnswerDays })
  }
  return endOfDay(day)
}

export const sendNoInterest = handler(
  contract.sendNoInterest,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    const { request, object, proposal } = await lockPair(ctx, params.id, body.objectId)
    assertAllowed(proposalCan.endWithoutInterest(standingOf(ctx, { request, object, proposal })))
    await keep(ctx, {
      ...(proposal ?? emptyRow(ctx, request.id, object.id)),
      state: 'no_interest',
      reason: body.reason || null,
      answeredAt: ctx.now,
      tokenHash: null,
    })
    ctx.record({
      event: 'waitlist.no_interest',
      subject: subjectOf(request),
      changes: [{ field: 'object', old: null, new: object.title }],
      ...(body.reason && { cause: body.reason }),
    })
    return { notify: [{ type: 'success', title: ctx.t('waitlist_done_no_interest', { object: object.title }) }] }
  },
)

async function lockPair(ctx: Context, requestId: string, objectId: string) {
  const request = await lockRequest(ctx, requestId)
  const { object, building } = await lockObject(ctx, objectId)
  const [proposal = null] = await ctx.db
    .select()
    .from(waitlistProposal)
    .where(thisPair(ctx, request.id, object.id))
  return { request, object, building, proposal }
}

export const thisPair = (ctx: Context, requestId: string, objectId: string) =>
  and(
    eq(waitlistProposal.workspaceId, ctx.workspace.id),
    eq(waitlistProposal.requestId, requestId),
    eq(waitlistProposal.objectId, objectId),
  )

const emptyRow = (ctx: StaffContext, requestId: string, objectId: string): ProposalRow => ({
  workspaceId: ctx.workspace.id,
  id: newId(),
  requestId,
  objectId,
  state: 'propose',
  answerBy: null,
  note: null,
  reason: null,
  tokenHash: null,
  sentBy: ctx.user.id,
  createdAt: ctx.now,
  answeredAt: null,
  remindedAt: null,
})

/** Returns a function from request and object to the proposal between them; null if there is none. */
export async function proposalsBetween(
  ctx: Context,
  requestIds: readonly string[],
  objectIds: readonly string[],
): Promise<(requestId: string, objectId: string) => ProposalRow | null> {
  const rows = await ctx.db
    .select()
    .from(waitlistProposal)
    .where(
      and(
        eq(waitlistProposal.workspaceId, ctx.workspace.id),
        inArray(waitlistProposal.requestId, [...requestIds]),
        inArray(waitlistProposal.objectId, [...objectIds]),
      ),
    )
  const byPair = new Map(rows.map((row) => [`${row.requestId} ${row.objectId}`, row]))
  return (requestId, objectId) => byPair.get(`${requestId} ${objectId}`) ?? null
}

/** Replaces the previous proposal for this pair; earlier ones are in the history. */
export async function keep(ctx: Context, row: ProposalRow): Promise<void> {
  await ctx.db
    .insert(waitlistProposal)
    .values(row)
    .onConflictDoUpdate({
      target: [waitlistProposal.workspaceId, waitlistProposal.requestId, waitlistProposal.objectId],
      set: row,
    })
}

interface Standing {
  request: Pick<RequestRow, 'progressState' | 'contactEmail' | 'applicationId'>
  object: Parameters<typeof proposalCan.beSent>[0]['object']
  proposal: ProposalRow | null
}

export const standingOf = (ctx: Context, { request, object, proposal }: Standing) => ({
  request,
  object,
  proposal: proposal && proposalState(proposal, ctx.now),
})

export function standingTold(ctx: Context, standing: Standing): ProposalStanding {
  const { proposal } = standing
  const pair = standingOf(ctx, standing)
  return {
    state: pair.proposal,
    stateTitle: pair.proposal && ctx.t(`waitlist_proposal_${pair.proposal}`),
    answerBy: proposal?.answerBy?.toISOString() ?? null,
    answeredAt: proposal?.answeredAt?.toISOString() ?? null,
    reason: proposal?.reason ?? null,
    canPropose: spoken(ctx, proposalCan.beSent(pair)),
    canEndInterest: spoken(ctx, proposalCan.endWithoutInterest(pair)),
  }
}
