// Mails about the open fee: payment information and reminders to the buyer, and the request to accounting.

import type { ExpectedPayment } from '#areas/payments/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { keepFile } from '../reservation/keep-file.ts'
import { linkPath } from '../reservation/link.ts'
import type { ReservationMail } from '../reservation/mails.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import { drawFee } from './fee-document.ts'
import { paymentValues } from './fee-payments.ts'

export interface PreparedMail {
  row: ReservationRow
  mail: ReservationMail
}

/** With the QR-bill of the open amount. */
export async function paymentMail(
  ctx: Context,
  row: ReservationRow,
  { kind, fee }: { kind: 'payment_info' | 'payment_reminder'; fee: ExpectedPayment },
): Promise<PreparedMail> {
  const file = await keepFile(ctx, {
    reservationId: row.id,
    category: 'payment',
    name: translatorFor(row.language)('sales_file_payment'),
    content: await drawFee(ctx, row, fee),
  })
  const sent = kind === 'payment_info' ? { paymentInfoAt: ctx.now } : {}
  const changed = await changeReservation(ctx, row, { ...sent, remindedOn: dayOf(ctx.now) })
  return { row: changed, mail: { kind, values: paymentValues(fee), attachments: [file.id] } }
}

/**
 * In the first language of the workspace. Null if the settings have no address of accounting. The new link replaces the
 * earlier one.
 */
export async function accountingMail(
  ctx: Context,
  row: ReservationRow,
  fee: ExpectedPayment,
): Promise<PreparedMail | null> {
  const { accountingEmail } = await readReservationSettings(ctx)
  if (accountingEmail === '') return null
  const [language = 'de'] = ctx.workspace.languages
  const token = newToken()
  const changed = await changeReservation(ctx, row, { accountingTokenHash: hashOf(token), accountingAskedAt: ctx.now })
  const path = linkPath('accounting-confirmation-form', { uuid: row.applicationId, token, language })
  const t = translatorFor(language)
  const button = { label: t('sales_mail_accounting_button'), href: ctx.linkTo(path) }
  const to = { name: t('sales_accounting'), address: accountingEmail, language }
  const values = { ...paymentValues(fee), place_accounting_link: button }
  return { row: changed, mail: { kind: 'accounting_reminder', values, button, to } }
}
