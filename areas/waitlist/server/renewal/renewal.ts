// Nightly job: asks people on the waitlist whether they still wait, reminds them, and ends requests without an answer;
// reminds of proposals before their deadline.

import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { findObject } from '#areas/applications/server/public.ts'
import { processWords } from '#areas/mail-templates/server/public.ts'
import { readProcessField } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import * as contract from '../../contract/public-form.ts'
import { proposalCan } from '../../rules/proposal-can.ts'
import type { LeaveReason } from '../../rules/request-state.ts'
import { answerDays, answerUntil, isReminderDue, reminderDays, renewalStep } from '../../rules/renewal.ts'
import { newLink, proposalReminder, renewalMail } from '../letters.ts'
import { openRequest } from '../behind-link/opened-request.ts'
import { renewalMonths } from '../process-fields.ts'
import { keep, standingOf, thisPair } from '../proposals.ts'
import { changeRequest, lockRequest, subjectOf, type RequestRow } from '../request-row.ts'
import { deactivate } from '../status.ts'
import { waitlistProposal, waitlistRequest } from '../tables.ts'

export const renewWaitlistJob = 'renew-waitlist'

/** People asked per night, so that a long list is not asked all at once. */
const mostAsked = 300
const mostReminded = 1000
const day = 24 * 60 * 60 * 1000
const unanswered: LeaveReason = 'no_answer'

export async function renewWaitlist(ctx: Context): Promise<void> {
  const months = await readProcessField(ctx, renewalMonths)
  if (months > 0) {
    const wording = await processWords(ctx, ['waitlist_renewal'])
    for (const row of await waitingSince(ctx, months)) await takeStep(ctx, row, { months, wording })
    for (const row of await withoutAnswer(ctx)) await takeStep(ctx, row, { months, wording })
  }
  await remindOfProposals(ctx)
}

/** `greatest` skips nulls. */
const sign = sql`greatest(${waitlistRequest.confirmedAt}, ${waitlistRequest.filledAt}, ${waitlistRequest.waitsSince})`
const isUnasked = or(isNull(waitlistRequest.renewalAskedAt), lte(waitlistRequest.renewalAskedAt, sign))

/** Requests without an e-mail address are left to staff. */
const accepted = (ctx: Context) =>
  and(
    eq(waitlistRequest.workspaceId, ctx.workspace.id),
    eq(waitlistRequest.progressState, 'waitlist.accepted'),
    isNotNull(waitlistRequest.contactEmail),
  )

const waitingSince = (ctx: Context, months: number) =>
  ctx.db
    .select()
    .from(waitlistRequest)
    .where(and(accepted(ctx), isUnasked, sql`${sign} <= ${ctx.now}::timestamptz - make_interval(months => ${months})`))
    .orderBy(sql`${sign}`, asc(waitlistRequest.id))
    .limit(mostAsked)
    .for('update')

const withoutAnswer = (ctx: Context) =>
  ctx.db
    .select()
    .from(waitlistRequest)
    .where(
      and(
        accepted(ctx),
        gt(waitlistRequest.renewalAskedAt, sign),
        lte(waitlistRequest.renewalAskedAt, new Date(ctx.now.getTime() - (answerDays - reminderDays[0]) * day)),
      ),
    )
    .orderBy(asc(waitlistRequest.id))
    .for('update')

const askedIn = (row: RequestRow) => ({ ...row, askedAt: row.renewalAskedAt, remindedAt: row.renewalRemindedAt })

/** Read once for all mails of the night. */
type Wording = Awaited<ReturnType<typeof processWords>>

async function takeStep(
  ctx: Context,
  row: RequestRow,
  { months, wording }: { months: number; wording: Wording },
): Promise<void> {
  const step = renewalStep(askedIn(row), { now: ctx.now, months })
  if (step === 'ask') await ask(ctx, row, { fields: { renewalAskedAt: ctx.now }, wording })
  if (step === 'remind') await ask(ctx, row, { fields: { renewalRemindedAt: ctx.now }, wording })
  if (step === 'end') await deactivate(ctx, row, { reason: unanswered })
}

interface Asking {
  fields: { renewalAskedAt: Date } | { renewalRemindedAt: Date }
  wording: Wording
}

async function ask(ctx: Context, row: RequestRow, { fields, wording }: Asking): Promise<void> {
  const link = newLink(ctx)
  await changeRequest(ctx, row, { ...fields, ...link.columns })
  const until = answerUntil(askedIn({ ...row, ...fields })) ?? link.columns.linkUntil
  await queueMail(ctx, await wording(renewalMail(ctx, row, { link, until })))
  const event = 'renewalAskedAt' in fields ? 'waitlist.renewal_asked' : 'waitlist.renewal_reminded'
  ctx.record({ event, subject: subjectOf(row) })
}

/** Last day for the answer of a person who was asked; null otherwise. */
export const confirmBy = (row: RequestRow): Date | null => answerUntil(askedIn(row))

export const confirmWaiting = publicHandler(contract.confirmWaiting, { perMinute: 30 }, async (ctx, { params }) => {
  const row = await openRequest(ctx, params, 'change')
  if (row.progressState !== 'waitlist.accepted') throw new AppError('waitlist_reason_not_accepted')
  await changeRequest(ctx, row, { confirmedAt: ctx.now })
  const actor = { kind: 'applicant' as const, id: null, name: row.contactName }
  ctx.record({ event: 'waitlist.confirmed', subject: subjectOf(row), actor })
  return {}
})

async function remindOfProposals(ctx: Context): Promise<void> {
  const soon = new Date(ctx.now.getTime() + 2 * day)
  const open = await ctx.db
    .select({ requestId: waitlistProposal.requestId, objectId: waitlistProposal.objectId })
    .from(waitlistProposal)
    .where(
      and(
        eq(waitlistProposal.workspaceId, ctx.workspace.id),
        eq(waitlistProposal.state, 'propose'),
        isNull(waitlistProposal.remindedAt),
        gt(waitlistProposal.answerBy, ctx.now),
        lte(waitlistProposal.answerBy, soon),
      ),
    )
    .orderBy(asc(waitlistProposal.answerBy), asc(waitlistProposal.id))
    .limit(mostReminded)
  const wording = await processWords(ctx, ['waitlist_proposal_reminder'])
  for (const pair of open) await remindOfProposal(ctx, pair, wording)
}

async function remindOfProposal(
  ctx: Context,
  { requestId, objectId }: { requestId: string; objectId: string },
  wording: Wording,
): Promise<void> {
  const request = await lockRequest(ctx, requestId)
  const { object, building } = await findObject(ctx, objectId)
  const [proposal] = await ctx.db
    .select()
    .from(waitlistProposal)
    .where(thisPair(ctx, requestId, objectId))
  if (!proposal?.answerBy || !request.contactEmail || !isReminderDue(proposal, ctx.now)) return
  if (!proposalCan.beAnswered(standingOf(ctx, { request, object, proposal })).allowed) return
  const token = newToken()
  await keep(ctx, { ...proposal, tokenHash: hashOf(token), remindedAt: ctx.now })
  const answerable = { ...proposal, answerBy: proposal.answerBy }
  const mail = proposalReminder(ctx, { request, object, house: building, proposal: answerable, token })
  await queueMail(ctx, await wording(mail))
  ctx.record({
    event: 'waitlist.proposal_reminded',
    subject: subjectOf(request),
    changes: [{ field: 'object', old: null, new: object.title }],
  })
}
