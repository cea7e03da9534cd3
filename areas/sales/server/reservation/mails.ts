// Mails of a reservation, to the buyer in the language of the agreement. Their text is the project's own or the
// standard text.

import {
  applicationValues,
  findApplication,
  findObject,
  objectValues,
  recipientValues,
  swissDate,
} from '#areas/applications/server/public.ts'
import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import type { MailKind } from '#areas/mail-templates/rules/kinds.ts'
import { inProjectWords, sendProcessMail, type ProcessMail, type Values } from '#areas/mail-templates/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { queueMail, type MailDraft } from '#platform/server/mail/outbox.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { queuePlaceOf, type ReservationRow } from './reservation-row.ts'

export interface ReservationMail {
  kind: MailKind
  /** Placeholders of this kind of mail. */
  values?: Values
  attachments?: readonly string[]
  calendar?: MailDraft['calendar']
  /** Link that the mail is about. */
  button?: { label: string; href: string }
  /** By default the contact of the application, in the language of the agreement. */
  to?: { name: string; address: string; language: Language }
}

export async function reservationMail(
  ctx: Context,
  row: ReservationRow,
  { kind, values = {}, attachments = [], calendar, button, to }: ReservationMail,
): Promise<ProcessMail<MailDraft>> {
  const application = await findApplication(ctx, row.applicationId)
  const housed = await findObject(ctx, row.objectId)
  const language = to?.language ?? row.language
  const t = translatorFor(language)
  const recipient = to ?? { name: application.contactName, address: application.contactEmail }
  const usual: MailDraft = {
    kind: kind.replaceAll('_', '-'),
    record: { kind: 'application', id: application.id },
    language,
    to: recipient,
    subject: t(`mail_templates_kind_${kind}`),
    greeting: t('applications_mail_greeting', { name: recipient.name }),
    paragraphs: [t('sales_mail_fallback', { object: housed.object.title })],
    closing: t('applications_mail_closing'),
    attachments,
    calendar,
    ...(button && { button }),
  }
  return {
    kind,
    usual,
    isStandard: true,
    values: async () => ({
      ...(to
        ? recipientValues({ contactName: to.name, contactEmail: to.address, language })
        : await applicationValues(ctx, application)),
      ...objectValues(ctx, housed, language),
      place_buyers: row.buyerNames,
      place_reservation_fee: writtenMoney(row.fee),
      ...values,
    }),
  }
}

/** Sent by staff, who can call it back for a while. */
export const mailByHand = async (
  ctx: Context,
  row: ReservationRow,
  mail: ReservationMail,
  words?: MailWords,
): Promise<string> => sendProcessMail(ctx, await reservationMail(ctx, row, mail), words)

export const mailItself = async (ctx: Context, row: ReservationRow, mail: ReservationMail): Promise<string> =>
  queueMail(ctx, await inProjectWords(ctx, await reservationMail(ctx, row, mail)))

export const clockValues = ({ until }: ReservationRow): Values => ({
  place_reservation_until: until ? swissDate(dayOf(until)) : '',
})

export const mailHeld = (ctx: Context, row: ReservationRow, how: 'accepted' | 'next'): Promise<string> =>
  mailItself(ctx, row, {
    kind: how === 'next' ? 'reservation_next_in_line' : 'reservation_signed',
    values: clockValues(row),
  })

export async function mailQueued(ctx: Context, row: ReservationRow): Promise<string> {
  const place = await queuePlaceOf(ctx, row)
  return mailItself(ctx, row, { kind: 'reservation_queued', values: { place_queue_place: String(place ?? '') } })
}

export function mailReleased(ctx: Context, row: ReservationRow): Promise<string> {
  const t = translatorFor(row.language)
  return mailItself(ctx, row, {
    kind: 'reservation_released',
    values: {
      place_note: row.releaseReason ?? (row.releaseCause ? t(`sales_release_${row.releaseCause}`) : ''),
      place_fee_fate: row.feeFate ? t(`sales_fee_fate_${row.feeFate}`) : '',
    },
  })
}
