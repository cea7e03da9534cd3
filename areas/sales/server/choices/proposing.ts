// Staff propose dates for the notary and the hand-over to one buyer, and withdraw them.

import { findApplication, subjectOf } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import * as contract from '../../contract/dates.ts'
import { dateKinds, isOverdue, mayPropose, proposalCan } from '../../rules/choices/proposal-state.ts'
import { judged, lookCompletion, openCompletion } from '../completion/completion-row.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { mailDatesProposed } from './buyer-mails.ts'
import { saleDateProposal } from './choices-tables.ts'
import { liveReservationOf } from './own-choices.ts'
import { changeProposal, findProposal, readProposals, toldProposal } from './proposal-rows.ts'
import { kindWords, proposalValues, whenWords } from './proposal-words.ts'

const permission = 'applications_write'

export const getDates = handler(contract.getDates, { permission: 'applications_read' }, async (ctx, { params }) => {
  const { id } = await findApplication(ctx, params.id)
  const row = await liveReservationOf(ctx, id)
  const completing = {
    state: row?.state ?? 'offered',
    keysOn: row ? ((await lookCompletion(ctx, row.id))?.keysOn ?? null) : null,
  }
  const proposals = row ? await readProposals(ctx, row.id) : []
  return {
    proposals: proposals.map((one) => ({
      ...toldProposal(one),
      stateTitle: ctx.t(`sales_dates_state_${isOverdue(one, dayOf(ctx.now)) ? 'overdue' : one.state}`),
      canWithdraw: spoken(ctx, proposalCan.beWithdrawn(one)),
    })),
    can: {
      notary: spoken(ctx, mayPropose('notary', completing)),
      handover: spoken(ctx, mayPropose('handover', completing)),
    },
  }
})

export const proposeDates = handler(contract.proposeDates, { permission }, async (ctx, { params, body }) => {
  const opened = await openCompletion(ctx, params.id)
  const { row: reservation, application } = opened
  assertAllowed(mayPropose(body.kind, judged(opened)))
  const times = timesIn(ctx, reservation, body)
  for (const open of await readProposals(ctx, reservation.id)) {
    if (open.kind === body.kind && open.state === 'open') await changeProposal(ctx, open, { state: 'withdrawn' })
  }
  const [proposal] = await ctx.db
    .insert(saleDateProposal)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      reservationId: reservation.id,
      kind: body.kind,
      place: body.place,
      note: body.note || null,
      times,
      minutes: body.minutes,
      answerUntil: body.answerUntil,
      state: 'open',
      createdBy: ctx.user.id,
      createdAt: ctx.now,
    })
    .returning()
  if (!proposal) throw new Error('the proposal was not written')
  const mailId = await mailDatesProposed(ctx, reservation, proposalValues(proposal, reservation.language))
  ctx.record({
    event: 'sale.dates_proposed',
    subject: subjectOf(application),
    changes: [{ field: 'dates', old: null, new: times.map(whenWords).join('; ') }, aboutMail(mailId)],
  })
  const title = ctx.t('sales_done_dates', { name: application.contactName })
  return { notify: await saidWithMails(ctx, title, [mailId]) }
})

interface Planned {
  kind: (typeof dateKinds)[number]
  times: readonly { day: string; time: string }[]
  answerUntil: string
}

/** In order. Each lies in the future; at the notary, within the reservation. */
function timesIn(ctx: StaffContext, { until }: ReservationRow, { kind, times, answerUntil }: Planned): Date[] {
  const instants = times.map(({ day, time }, index) => {
    const instant = instantAt(day, time)
    if (!instant) throw fieldRefusal(`times.${index}.time`, 'general_time_not_valid')
    if (instant <= ctx.now) throw fieldRefusal(`times.${index}.day`, 'sales_dates_in_past')
    if (kind === 'notary' && until && day > dayOf(until))
      throw fieldRefusal(`times.${index}.day`, 'sales_notary_after_end')
    return instant
  })
  const last =
    times
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? ''
  if (answerUntil < dayOf(ctx.now) || answerUntil > last) throw fieldRefusal('answerUntil', 'sales_dates_answer_day')
  return [...new Map(instants.map((one) => [one.getTime(), one])).values()].toSorted(
    (a, b) => a.getTime() - b.getTime(),
  )
}

export const withdrawDates = handler(contract.withdrawDates, { permission }, async (ctx, { params, body }) => {
  const { row: reservation, application } = await openCompletion(ctx, params.id)
  const proposal = await findProposal(ctx, reservation.id, params.proposalId)
  assertAllowed(proposalCan.beWithdrawn(proposal))
  if (proposal.version !== body.version) throw staleVersion({ version: proposal.version })
  await changeProposal(ctx, proposal, { state: 'withdrawn' })
  ctx.record({
    event: 'sale.dates_withdrawn',
    subject: subjectOf(application),
    changes: [{ field: 'dates', old: kindWords(proposal.kind, ctx.language), new: null }],
  })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_dates_withdrawn') }] }
})
