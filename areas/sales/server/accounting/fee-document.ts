// The payment information of a reservation fee, with the amount that is still open.

import { findApplication, findObject } from '#areas/applications/server/public.ts'
import type { ExpectedPayment } from '#areas/payments/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { PostalParty } from '#platform/rules/qr-bill/party.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import type { ReservationSettings } from '../../rules/reservation-settings.ts'
import { findDebtor } from '../reservation/buyers.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { drawPayment } from './payment-document.ts'

export const creditorOf = (settings: ReservationSettings): PostalParty => ({
  name: settings.creditorName,
  street: settings.street,
  houseNumber: settings.houseNumber,
  postalCode: settings.postalCode,
  city: settings.city,
  country: 'CH',
})

export async function drawFee(ctx: Context, row: ReservationRow, fee: ExpectedPayment): Promise<Buffer> {
  const settings = await readReservationSettings(ctx)
  const application = await findApplication(ctx, row.applicationId)
  const { object } = await findObject(ctx, row.objectId)
  const t = translatorFor(row.language)
  return drawPayment(ctx, {
    language: row.language,
    title: t('sales_payment_title', { object: object.title }),
    text: t('sales_payment_text'),
    issuedOn: dayOf(ctx.now),
    dueOn: fee.dueOn,
    creditor: creditorOf(settings),
    debtorName: row.buyerNames,
    debtor: await findDebtor(ctx, application),
    iban: fee.account,
    reference: fee.reference,
    amount: fee.open,
  })
}
