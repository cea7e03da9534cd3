// Settings of the reservation: fee, days, account, agreement, signers, and the fee after the end.

import { isWholeRappen } from '#platform/rules/amounts/money.ts'
import { z } from 'zod'
import { settingsContract } from '#areas/project-settings/contract/settings-contract.ts'
import { emailOrNone, noNumber, numberExpected } from '#platform/contract/fields.ts'
import { longest } from '#platform/rules/qr-bill/party.ts'
import { swissIban } from '#platform/rules/qr-bill/references.ts'
import { feeFates } from '../rules/fee-fate.ts'
import { agreementContent } from '../rules/reservation-agreement.ts'

const words = (most: number) => z.string().trim().max(most, 'general_text_too_long')
const days = (least: number, most: number) => z.int(noNumber).min(least).max(most)

export const mostFee = 1_000_000

export const reservationSettingsData = z.object({
  /** In francs. */
  fee: z.number(numberExpected).min(0).max(mostFee).refine(isWholeRappen, 'sales_two_decimals'),
  reservationDays: days(1, 365),
  paymentDays: days(1, 120),
  notaryDays: days(1, 365),
  reminderDays: days(0, 30),
  creditorName: words(longest.name),
  street: words(longest.street),
  houseNumber: words(longest.houseNumber),
  postalCode: words(longest.postalCode),
  city: words(longest.city),
  iban: words(40).refine((typed) => typed === '' || swissIban(typed) !== null, { error: 'sales_iban_not_valid' }),
  accountingEmail: emailOrNone,
  signers: words(500),
  feeOnWithdrawal: z.enum(feeFates),
  feeOnExpiry: z.enum(feeFates),
  agreement: agreementContent,
})
export type ReservationSettingsData = z.infer<typeof reservationSettingsData>

export const { get: getReservationSettings, save: saveReservationSettings } = settingsContract({
  path: '/api/v1/settings/reservations',
  data: reservationSettingsData,
  get: 'Fee, days, account, signers and agreement of reservations for sale, with their changes.',
  save: 'Saves the settings of reservations; a changed agreement becomes a new version, and a stale version is refused.',
})
