// Mails about choices and dates, each with a new link to the buyer's page.

import { newOwnPagePath } from '#areas/application-form/server/public.ts'
import { swissDate } from '#areas/applications/server/public.ts'
import type { Values } from '#areas/mail-templates/server/public.ts'
import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { MailCalendar } from '#platform/server/mail/tables.ts'
import { signedMoneyWords } from '../../rules/choices/signed-money-words.ts'
import { titleIn } from '../../rules/choices/option-content.ts'
import { mailByHand, mailItself, type ReservationMail } from '../reservation/mails.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import type { OptionOffer } from './offers.ts'

/** Days for which a mailed link opens the page. */
const linkDays = 90

async function pageMail(
  ctx: Context,
  row: ReservationRow,
  mail: Omit<ReservationMail, 'button'> & { values: Values },
): Promise<ReservationMail> {
  const path = await newOwnPagePath(ctx, row.applicationId, endOfDay(dayAfter(ctx.now, linkDays)))
  const language = row.language === 'de' ? '' : `?language=${row.language}`
  const button = {
    label: translatorFor(row.language)('sales_mail_page_button'),
    href: ctx.linkTo(`${path}${language}`),
  }
  return { ...mail, values: { ...mail.values, place_own_page_link: button }, button }
}

/** Sent by staff. `offers` are the open ones; the earliest deadline is named. */
export const mailChoicesToMake = async (
  ctx: Context,
  row: ReservationRow,
  offers: readonly OptionOffer[],
): Promise<string> => mailByHand(ctx, row, await choicesToMake(ctx, row, offers))

/** Sent by the product. */
export const mailChoicesToMakeItself = async (
  ctx: Context,
  row: ReservationRow,
  offers: readonly OptionOffer[],
): Promise<string> => mailItself(ctx, row, await choicesToMake(ctx, row, offers))

function choicesToMake(ctx: Context, row: ReservationRow, offers: readonly OptionOffer[]): Promise<ReservationMail> {
  const values = {
    place_option_list: offers.map(({ content }) => titleIn(content, row.language)).join('\n'),
    place_answer_until: swissDate(firstDay(offers)),
  }
  return pageMail(ctx, row, { kind: 'choices_to_make', values })
}

export async function mailChoicesConfirmed(
  ctx: Context,
  row: ReservationRow,
  offers: readonly OptionOffer[],
): Promise<string> {
  const known = offers.filter(({ row: choice }) => choice?.chosenAt)
  const effect = known.reduce((sum, { chosen }) => sum + chosen.effect, 0)
  const values = {
    place_choice_list: known
      .map(({ content, chosen }) => `${titleIn(content, row.language)}: ${titleIn(chosen, row.language)}`)
      .join('\n'),
    place_choice_effect: signedMoneyWords(effect),
  }
  return mailItself(ctx, row, await pageMail(ctx, row, { kind: 'choices_confirmed', values }))
}

export const mailDatesProposed = async (ctx: Context, row: ReservationRow, values: Values): Promise<string> =>
  mailByHand(ctx, row, await pageMail(ctx, row, { kind: 'dates_proposed', values }))

export const mailDateChosen = async (
  ctx: Context,
  row: ReservationRow,
  { values, calendar }: { values: Values; calendar: MailCalendar },
): Promise<string> => mailItself(ctx, row, await pageMail(ctx, row, { kind: 'date_chosen', values, calendar }))

export const mailReminder = async (
  ctx: Context,
  row: ReservationRow,
  { asked, until }: { asked: readonly string[]; until: string },
): Promise<string> => {
  const values = { place_asked: asked.join('\n'), place_answer_until: swissDate(until) }
  return mailItself(ctx, row, await pageMail(ctx, row, { kind: 'purchase_reminder', values }))
}

export const firstDay = (offers: readonly Pick<OptionOffer, 'lastDay'>[]): string =>
  offers.map(({ lastDay }) => lastDay).toSorted()[0] ?? ''
