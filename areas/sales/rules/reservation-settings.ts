// Stored settings of the reservation, with defaults. The fee in Rappen. The agreement is stored in versions of its own.

import { z } from 'zod'
import { feeFates } from './fee-fate.ts'

export const reservationSettings = z.object({
  fee: z.int().min(0).default(2_000_000),
  reservationDays: z.int().default(30),
  paymentDays: z.int().default(10),
  notaryDays: z.int().default(60),
  /** Days before the due day on which the buyer is reminded; 0 for none. */
  reminderDays: z.int().default(3),
  creditorName: z.string().default(''),
  street: z.string().default(''),
  houseNumber: z.string().default(''),
  postalCode: z.string().default(''),
  city: z.string().default(''),
  iban: z.string().default(''),
  /** Receives the requests to confirm a payment; empty for none. */
  accountingEmail: z.string().default(''),
  /** People who sign for the seller, one per line. */
  signers: z.string().default(''),
  feeOnWithdrawal: z.enum(feeFates).default('refund'),
  feeOnExpiry: z.enum(feeFates).default('refund'),
})
export type ReservationSettings = z.infer<typeof reservationSettings>

export const signersIn = ({ signers, creditorName }: ReservationSettings): string[] => {
  const names = signers
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return names.length > 0 ? names : [creditorName].filter((one) => one !== '')
}
