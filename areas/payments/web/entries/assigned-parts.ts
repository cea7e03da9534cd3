// Parts of an entry while a person divides it. Amounts in francs.

import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import type { ExpectedChoice } from '../../contract/entries.ts'

export interface AssignedPart {
  id: string
  choice: ExpectedChoice | null
  amount: number | null
}

export const blankPart = (): AssignedPart => ({ id: crypto.randomUUID(), choice: null, amount: null })

/** Null if a part lacks its payment or its amount. */
export function completeParts(parts: readonly AssignedPart[]): { expected: string; amount: number }[] | null {
  const complete = parts.flatMap(({ choice, amount }) => (choice && amount ? [{ expected: choice.id, amount }] : []))
  return complete.length === parts.length ? complete : null
}

/** Negative if more is divided than there is. Counted in Rappen, because sums of francs are not exact. */
export const restOf = (amount: number, parts: readonly AssignedPart[], returned: number | null): number =>
  francsOf(
    rappenOf(amount) - parts.reduce((sum, part) => sum + rappenOf(part.amount ?? 0), 0) - rappenOf(returned ?? 0),
  )

export type Remainder = { is: 'over' } | { is: 'short'; open: number } | null

/** Sentence about the expected payment after this part; null if it is paid exactly. */
export function remainderOf({ choice, amount }: AssignedPart): Remainder {
  if (!choice || !amount) return null
  const open = rappenOf(choice.open) - rappenOf(amount)
  if (open === 0) return null
  return open < 0 ? { is: 'over' } : { is: 'short', open: francsOf(open) }
}
