// Choices of one buyer for staff: seen, made for the buyer, opened again, and asked for by mail.

import { findApplication, subjectOf } from '#areas/applications/server/public.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { dayAfter, dayOf } from '#platform/rules/calendar-day.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { fieldRefusal, notFound, staleVersion } from '#platform/server/app-error.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/choices.ts'
import { choiceCan } from '../../rules/choices/choice-state.ts'
import { titleIn } from '../../rules/choices/option-content.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { mailChoicesToMake } from './buyer-mails.ts'
import { saleChoice } from './choices-tables.ts'
import { bumpChoosing, makeChoices, openChoosing, type OpenedChoosing } from './choosing.ts'
import { findChoosing, type OptionOffer } from './offers.ts'
import { openOffers } from './open-offers.ts'
import { liveReservationOf } from './own-choices.ts'
import { toldChoosing } from './told-choosing.ts'

const permission = 'applications_write'

export const getChoices = handler(contract.getChoices, { permission: 'applications_read' }, async (ctx, { params }) => {
  const { id } = await findApplication(ctx, params.id)
  const row = await liveReservationOf(ctx, id)
  const told = row && (await toldChoosing(ctx, row, ctx.language))
  if (!row || !told) return { choosing: null }
  const nameOf = await staffNames(
    ctx,
    told.offers.map(({ row: choice }) => choice?.chosenByUser ?? null),
  )
  return {
    choosing: {
      ...told.choosing,
      options: told.choosing.options.map((option, index) => {
        const choice = told.offers[index]?.row ?? null
        return {
          ...option,
          stateTitle: ctx.t(`sales_choice_state_${option.state}`),
          chosenBy: wordsOfChooser(ctx, choice, (userId) => nameOf(userId).name),
          reason: choice?.reason ?? null,
          effect: francsOf(choice?.effect ?? 0),
          isEarlier: told.offers[index]?.version !== told.offers[index]?.option.contentVersion,
        }
      }),
      askedAt: (await findChoosing(ctx, row.id))?.askedAt?.toISOString() ?? null,
      can: {
        choose: spoken(ctx, choiceCan.beMadeByStaff(row.state)),
        reopen: spoken(ctx, choiceCan.beMadeByStaff(row.state)),
        ask: spoken(ctx, mayBeAsked(ctx, row, told.offers)),
      },
    },
  }
})

function wordsOfChooser(
  ctx: StaffContext,
  choice: OptionOffer['row'],
  nameOf: (userId: string) => string,
): string | null {
  if (!choice?.chosenBy) return null
  if (choice.chosenBy === 'staff' && choice.chosenByUser) return nameOf(choice.chosenByUser)
  return ctx.t(`sales_chosen_by_${choice.chosenBy}`)
}

function mayBeAsked(ctx: StaffContext, row: ReservationRow, offers: readonly OptionOffer[]): Verdict {
  const held = choiceCan.beMadeByStaff(row.state)
  if (!held.allowed) return held
  return openOffers(ctx, row, offers).length > 0 ? yes : no('sales_reason_nothing_to_choose')
}

export const chooseForBuyer = handler(contract.chooseForBuyer, { permission }, async (ctx, { params, body }) => {
  const application = await findApplication(ctx, params.id)
  const opened = await openChoosing(ctx, application.id)
  const { version, choices, reason } = body
  await makeChoices(ctx, opened, { application, made: choices, version, by: 'staff', reason })
  const title = ctx.t('sales_done_chosen_for', { name: application.contactName })
  return { notify: [{ type: 'success', title }] }
})

/** Longest new deadline, in days from today. */
const mostDays = 365

export const reopenChoices = handler(contract.reopenChoices, { permission }, async (ctx, { params, body }) => {
  const application = await findApplication(ctx, params.id)
  const opened = await openChoosing(ctx, application.id)
  const { reservation, offers } = opened
  assertAllowed(choiceCan.beMadeByStaff(reservation.state))
  assertVersion(opened, body.version)
  if (body.until < dayOf(ctx.now)) throw fieldRefusal('until', 'sales_reopen_in_past')
  if (body.until > dayAfter(ctx.now, mostDays)) throw fieldRefusal('until', 'sales_extend_too_long', { most: mostDays })
  const reopened = body.options.map((id) => {
    const offer = offers.find(({ option }) => option.id === id)
    if (!offer) throw notFound('sales_option_not_found')
    return offer
  })
  for (const offer of reopened) await reopen(ctx, reservation.id, offer, body.until)
  await bumpChoosing(ctx, reservation.id)
  ctx.record({
    event: 'sale.choices_reopened',
    subject: subjectOf(application),
    changes: reopened.map(({ content, lastDay }) => ({
      field: 'choice_deadline',
      old: `${titleIn(content, 'de')}: ${lastDay}`,
      new: body.until,
    })),
    cause: body.reason,
  })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_reopened') }] }
})

/** A choice that only the deadline made is open again; a choice of a person stays until it is changed. */
async function reopen(ctx: StaffContext, reservationId: string, offer: OptionOffer, until: string): Promise<void> {
  const nothing = {
    contentVersion: null,
    choiceKey: null,
    effect: 0,
    chosenAt: null,
    chosenBy: null,
    chosenByUser: null,
  }
  const set = { deadlineOn: until, ...(offer.row?.chosenBy === 'deadline' && nothing) }
  await ctx.db
    .insert(saleChoice)
    .values({ workspaceId: ctx.workspace.id, reservationId, optionId: offer.option.id, deadlineOn: until })
    .onConflictDoUpdate({ target: [saleChoice.workspaceId, saleChoice.reservationId, saleChoice.optionId], set })
}

export const askForChoices = handler(contract.askForChoices, { permission }, async (ctx, { params, body }) => {
  const application = await findApplication(ctx, params.id)
  const opened = await openChoosing(ctx, application.id)
  assertAllowed(mayBeAsked(ctx, opened.reservation, opened.offers))
  assertVersion(opened, body.version)
  const mailId = await mailChoicesToMake(ctx, opened.reservation, openOffers(ctx, opened.reservation, opened.offers))
  await bumpChoosing(ctx, opened.reservation.id, { askedAt: ctx.now })
  ctx.record({ event: 'sale.choices_asked', subject: subjectOf(application), changes: [aboutMail(mailId)] })
  return {
    notify: await saidWithMails(ctx, ctx.t('sales_done_asked', { name: application.contactName }), [mailId]),
  }
})

function assertVersion(opened: OpenedChoosing, version: number): void {
  if (version !== opened.version) throw staleVersion({ version: opened.version })
}
