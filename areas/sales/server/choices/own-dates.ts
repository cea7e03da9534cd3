// The buyer chooses one of the proposed dates on the own page, or says that none suits.

import { findSent } from '#areas/application-form/server/public.ts'
import { subjectOf, tellOfApplication } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError, fieldRefusal, notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/own-page.ts'
import { choosableTimes, mayPropose, proposalCan } from '../../rules/choices/proposal-state.ts'
import { judged, openCompletion, writeCompletion, type OpenedCompletion } from '../completion/completion-row.ts'
import { mailDateChosen } from './buyer-mails.ts'
import { liveReservationOf } from './own-choices.ts'
import { changeProposal, findProposal, readProposals, toldProposal, type ProposalRow } from './proposal-rows.ts'
import { calendarOf, chosenValues, isChosen, kindWords, whenWords } from './proposal-words.ts'

export const getOwnDates = publicHandler(contract.getOwnDates, {}, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const row = await liveReservationOf(ctx, application.id)
  const proposals = row ? await readProposals(ctx, row.id) : []
  const shown = proposals.filter(({ state }) => state === 'open' || state === 'chosen' || state === 'none_suits')
  // An answer that none suits is shown until the next proposal of its kind.
  const newest = shown.filter(({ kind }, index) => shown.findIndex((one) => one.kind === kind) === index)
  return {
    proposals: newest.map((one) => ({ ...toldProposal(one), isOpen: proposalCan.beAnswered(one, ctx.now).allowed })),
  }
})

export const answerDates = publicHandler(contract.answerDates, { perMinute: 30 }, async (ctx, { params, body }) => {
  const application = await findSent(ctx, params, 'read')
  const opened = await openCompletion(ctx, application.id)
  const proposal = await findProposal(ctx, opened.row.id, params.proposalId)
  const startsAt = body.startsAt === null ? null : new Date(body.startsAt)
  if (isSameAnswer(proposal, startsAt, body.remark)) return {}
  assertAllowed(proposalCan.beAnswered(proposal, ctx.now))
  assertAllowed(mayPropose(proposal.kind, judged(opened)))
  if (proposal.version !== body.version) throw staleVersion({ version: proposal.version })
  const actor = { kind: 'applicant' as const, id: null, name: application.contactName }
  const answer = { answeredAt: ctx.now, remark: body.remark || null }
  const objectIds = [opened.row.objectId]
  if (startsAt === null) {
    if (body.remark === '') throw fieldRefusal('remark', 'general_field_is_required')
    await changeProposal(ctx, proposal, { ...answer, state: 'none_suits' })
    ctx.record({
      event: 'sale.no_date_suits',
      subject: subjectOf(application),
      changes: [{ field: 'dates', old: null, new: body.remark }],
      actor,
    })
    await tellOfApplication(ctx, { kind: 'no_date_suits', application, objectIds })
    return {}
  }
  const chosen = await choose(ctx, opened, proposal, { ...answer, startsAt })
  ctx.record({
    event: 'sale.date_chosen',
    subject: subjectOf(application),
    changes: [{ field: `date_${proposal.kind}`, old: null, new: whenWords(startsAt) }],
    actor,
  })
  const { row: reservation } = opened
  await mailDateChosen(ctx, reservation, {
    values: chosenValues(chosen, reservation.language),
    calendar: await calendarOf(ctx, { application, reservation, proposal: { ...chosen, startsAt } }),
  })
  await tellOfApplication(ctx, { kind: 'date_chosen', application, objectIds })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_date_chosen', { when: whenWords(startsAt) }) }] }
})

/** The same answer sent twice counts once. */
const isSameAnswer = ({ state, startsAt, remark }: ProposalRow, answer: Date | null, words: string): boolean =>
  answer === null
    ? state === 'none_suits' && (remark ?? '') === words
    : state === 'chosen' && startsAt?.getTime() === answer.getTime()

interface Answer {
  answeredAt: Date
  remark: string | null
  startsAt: Date
}

/** The date goes to the purchase; an earlier one of the same kind is replaced. */
async function choose(
  ctx: Context,
  opened: OpenedCompletion,
  proposal: ProposalRow,
  answer: Answer,
): Promise<ProposalRow> {
  const { startsAt } = answer
  const isProposed = choosableTimes(proposal, ctx.now).some((time) => time.getTime() === startsAt.getTime())
  if (!isProposed) throw new AppError('sales_reason_time_over')
  const { until } = opened.row
  const day = dayOf(startsAt)
  if (proposal.kind === 'notary' && until && day > dayOf(until)) throw new AppError('sales_notary_after_end')
  for (const earlier of await readProposals(ctx, opened.row.id)) {
    if (earlier.kind === proposal.kind && earlier.state === 'chosen') {
      await changeProposal(ctx, earlier, { state: 'replaced' })
    }
  }
  const chosen = await changeProposal(ctx, proposal, { ...answer, state: 'chosen' })
  await writeCompletion(
    ctx,
    opened,
    proposal.kind === 'notary'
      ? { notaryOn: day, notaryPlace: proposal.place }
      : { handoverOn: day, handoverPlace: proposal.place },
  )
  return chosen
}

export const getDateCalendar = publicFileHandler(contract.getDateCalendar, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const reservation = await liveReservationOf(ctx, application.id)
  if (!reservation) throw notFound('sales_dates_not_found')
  const proposal = await findProposal(ctx, reservation.id, params.proposalId)
  if (!isChosen(proposal)) throw notFound('sales_dates_not_found')
  const { text } = await calendarOf(ctx, { application, reservation, proposal })
  const name = `${kindWords(proposal.kind, reservation.language)}.ics`
  return { name, contentType: 'text/calendar; charset=utf-8', content: Buffer.from(text) }
})
