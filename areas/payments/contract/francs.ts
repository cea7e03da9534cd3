// Amounts on the wire: francs with at most two decimals.

import { z } from 'zod'
import { numberExpected } from '#platform/contract/fields.ts'
import { isWholeRappen, mostFrancs } from '#platform/rules/amounts/money.ts'

export const francs = z.number(numberExpected).min(0).max(mostFrancs).refine(isWholeRappen, 'payments_two_decimals')

export const someFrancs = z
  .number(numberExpected)
  .min(0.01, 'payments_amount_needed')
  .max(mostFrancs)
  .refine(isWholeRappen, 'payments_two_decimals')
