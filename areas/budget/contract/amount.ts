// Amounts on the wire: francs with at most two decimals.

import { z } from 'zod'
import { numberExpected } from '#platform/contract/fields.ts'
import { isWholeRappen, mostFrancs } from '#platform/rules/amounts/money.ts'

export const francs = z.number(numberExpected).min(0).max(mostFrancs).refine(isWholeRappen, 'budget_two_decimals')

/** A percentage with at most two decimals. */
export const percent = z.number(numberExpected).min(0).max(100).refine(isWholeRappen, 'budget_two_decimals')
