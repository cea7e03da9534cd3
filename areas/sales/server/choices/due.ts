// Steps that become due with the days: the buyer is asked to choose, and reminded before a deadline; afterwards the choices
// of the default hold. Each
// night plans one job per purchase for the morning; the job judges again under the lock, so that it may run twice.

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import {
  application as applicationTable,
  findApplication,
  subjectOf,
  tellOfApplication,
  type ApplicationRow,
} from '#areas/applications/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { isTimeToAsk } from '../../rules/choices/asking.ts'
import { isOpenOn } from '../../rules/choices/choice-state.ts'
import { titleIn } from '../../rules/choices/option-content.ts'
import { isOverdue } from '../../rules/choices/proposal-state.ts'
import { stateAt } from '../../rules/reservation-state.ts'
import { lookReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import { reservation } from '../reservation/reservation-tables.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { firstDay, mailChoicesToMakeItself, mailReminder } from './buyer-mails.ts'
import { bumpChoosing, writeChoice } from './choosing.ts'
import { findChoosing, offersOf, type OptionOffer } from './offers.ts'
import { changeProposal, readProposals, type ProposalRow } from './proposal-rows.ts'
import { openOffers } from './open-offers.ts'
import { kindWords } from './proposal-words.ts'

export const planDueChoicesJob = 'plan-due-sale-choices'
export const dueChoicesJob = 'due-sale-choices'

/** Nightly. */
export async function planDueChoices(ctx: Context): Promise<void> {
  if (ctx.workspace.projectType !== 'sale') return
  const rows = await ctx.db
    .select({ id: reservation.id })
    .from(reservation)
    .where(
      and(
        eq(reservation.workspaceId, ctx.workspace.id),
        inArray(reservation.state, ['signed', 'paid', 'completed', 'sold']),
        isNotNull(reservation.heldSince),
      ),
    )
  const startAfter = instantAt(dayOf(ctx.now), '08:00')
  for (const { id } of rows) {
    await ctx.enqueue(dueChoicesJob, { reservationId: id }, startAfter ? { startAfter } : {})
  }
}

const jobData = z.object({ reservationId: z.uuid() })

export async function settleDueChoices(ctx: Context, data: unknown): Promise<void> {
  const { reservationId } = jobData.parse(data)
  const found = await lookReservation(ctx, reservationId)
  if (!found) return
  await lockSales(ctx, [found.objectId])
  const stored = await lookReservation(ctx, reservationId)
  if (!stored || stateAt(stored, ctx.now) === 'released') return
  // A purchase is kept longer than its application.
  const isThere = await ctx.db.$count(
    applicationTable,
    and(eq(applicationTable.workspaceId, ctx.workspace.id), eq(applicationTable.id, stored.applicationId)),
  )
  if (isThere === 0) return
  const application = await findApplication(ctx, stored.applicationId)
  const offers = await offersOf(ctx, stored)
  await settleDeadlines(ctx, { row: stored, application, offers })
  await tellOfOverdueDates(ctx, { row: stored, application })
  await askToChoose(ctx, { row: stored, application, offers })
  await remind(ctx, { row: stored, application, offers })
}

interface Due {
  row: ReservationRow
  application: ApplicationRow
  offers: readonly OptionOffer[]
}

/** Writes down the included choice for options that nobody chose, and tells staff once for each deadline. */
async function settleDeadlines(ctx: Context, { row, application, offers }: Due): Promise<void> {
  if (row.state === 'sold') return
  const passed = offers.filter(({ lastDay }) => !isOpenOn(lastDay, ctx.now))
  const last = lastOf(passed)
  const toldOf = (await findChoosing(ctx, row.id))?.toldOf ?? ''
  const unchosen = passed.filter(({ row: choice }) => !choice?.chosenAt)
  for (const offer of unchosen) await writeChoice(ctx, row.id, { offer, choice: offer.chosen, by: 'deadline' })
  if (unchosen.length > 0) {
    ctx.record({
      event: 'sale.choices_by_default',
      subject: subjectOf(application),
      changes: unchosen.map(({ content, chosen }) => ({
        field: 'choice',
        old: null,
        new: `${titleIn(content, 'de')}: ${titleIn(chosen, 'de')}`,
      })),
    })
  }
  if (!last || (last <= toldOf && unchosen.length === 0)) return
  await bumpChoosing(ctx, row.id, { toldOf: last > toldOf ? last : toldOf })
  await tellOfApplication(ctx, { kind: 'choices_closed', application, objectIds: [row.objectId] })
}

async function tellOfOverdueDates(ctx: Context, { row, application }: Omit<Due, 'offers'>): Promise<void> {
  for (const proposal of await readProposals(ctx, row.id)) {
    if (proposal.overdueToldAt || !isOverdue(proposal, dayOf(ctx.now))) continue
    await changeProposal(ctx, proposal, { overdueToldAt: ctx.now })
    await tellOfApplication(ctx, { kind: 'dates_unanswered', application, objectIds: [row.objectId] })
  }
}

/** Once per buyer, by staff or here. Options that are added later are named by the reminder. */
async function askToChoose(ctx: Context, { row, application, offers }: Due): Promise<void> {
  const open = openOffers(ctx, row, offers)
  const { reminderDays } = await readReservationSettings(ctx)
  const asking = { reservation: row.state, firstDay: firstDay(open), reminderDays, today: dayOf(ctx.now) }
  if (open.length === 0 || !isTimeToAsk(asking)) return
  if ((await findChoosing(ctx, row.id))?.askedAt) return
  // This mail names the deadline, so it is the reminder of options whose deadline is near already.
  const near = lastOf(open.filter(({ lastDay }) => isNear(ctx, lastDay, reminderDays)))
  await bumpChoosing(ctx, row.id, { askedAt: ctx.now, ...(near && { remindedOf: near }) })
  const mailId = await mailChoicesToMakeItself(ctx, row, open)
  ctx.record({ event: 'sale.choices_asked', subject: subjectOf(application), changes: [aboutMail(mailId)] })
}

const isNear = ({ now }: Context, lastDay: string, reminderDays: number): boolean =>
  reminderDays > 0 && isOpenOn(lastDay, now) && laterDay(lastDay, -reminderDays) <= dayOf(now)

const lastOf = (offers: readonly Pick<OptionOffer, 'lastDay'>[]): string | undefined =>
  offers
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1)

/** One mail for everything whose deadline is near. */
async function remind(ctx: Context, { row, application, offers }: Due): Promise<void> {
  const { reminderDays } = await readReservationSettings(ctx)
  const remindedOf = (await findChoosing(ctx, row.id))?.remindedOf ?? ''
  const options =
    row.state === 'sold'
      ? []
      : offers.filter(
          ({ state, lastDay }) => state === 'open' && isNear(ctx, lastDay, reminderDays) && lastDay > remindedOf,
        )
  const dates = (await readProposals(ctx, row.id)).filter(
    ({ state, answerUntil, remindedAt }) => state === 'open' && !remindedAt && isNear(ctx, answerUntil, reminderDays),
  )
  if (options.length === 0 && dates.length === 0) return
  const days = [
    ...options.map(({ lastDay }) => ({ lastDay })),
    ...dates.map(({ answerUntil }) => ({ lastDay: answerUntil })),
  ]
  const last = lastOf(options)
  if (last) await bumpChoosing(ctx, row.id, { remindedOf: last })
  for (const proposal of dates) await changeProposal(ctx, proposal, { remindedAt: ctx.now })
  const mailId = await mailReminder(ctx, row, { asked: askedIn(row, { options, dates }), until: firstDay(days) })
  ctx.record({ event: 'sale.buyer_reminded', subject: subjectOf(application), changes: [aboutMail(mailId)] })
}

function askedIn(
  { language }: ReservationRow,
  { options, dates }: { options: readonly OptionOffer[]; dates: readonly ProposalRow[] },
): string[] {
  const t = translatorFor(language)
  return [
    ...options.map(({ content }) => t('sales_asked_option', { title: titleIn(content, language) })),
    ...dates.map(({ kind }) => t('sales_asked_date', { kind: kindWords(kind, language) })),
  ]
}
