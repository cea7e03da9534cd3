// Permitted actions on a cost in each state. Guards the handlers, disables the buttons, and gives the reason.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { CostState } from './cost-state.ts'

export interface Standing {
  state: CostState
  /** The category has no other cost. */
  isLast: boolean
  submittedBy: string | null
  /** User who asks. */
  by: string
}

export const costActions = ['edit', 'submit', 'approve', 'reject', 'pay', 'reopen', 'delete'] as const
export type CostAction = (typeof costActions)[number]

/** Rules by action, such as `costCan.approve(cost)`. */
export const costCan = {
  /** After the order, only the fields of the invoice can be changed (`editedFields`). */
  edit: ({ state }: Standing): Verdict => {
    if (state === 'waiting') return no('budget_reason_waiting')
    return state === 'paid' ? no('budget_reason_paid') : yes
  },
  submit: ({ state }: Standing): Verdict =>
    state === 'planned' || state === 'rejected' ? yes : no('budget_reason_submitted'),
  approve: ({ state, submittedBy, by }: Standing): Verdict => {
    if (state !== 'waiting') return no('budget_reason_not_waiting')
    return submittedBy === by ? no('budget_reason_second_person') : yes
  },
  reject: ({ state }: Standing): Verdict => (state === 'waiting' ? yes : no('budget_reason_not_waiting')),
  pay: ({ state }: Standing): Verdict => {
    if (state === 'paid') return no('budget_reason_paid')
    return state === 'committed' ? yes : no('budget_reason_not_committed')
  },
  /** One step back: paid to committed, otherwise to planned. */
  reopen: ({ state }: Standing): Verdict =>
    state === 'planned' || state === 'rejected' ? no('budget_reason_is_open') : yes,
  delete: ({ state, isLast }: Standing): Verdict => {
    if (state !== 'planned' && state !== 'rejected') return no('budget_reason_delete_open_only')
    return isLast ? no('budget_reason_last') : yes
  },
} satisfies Record<CostAction, (cost: Standing) => Verdict>

/** A category always has a cost, so its last one cannot move to another category either. */
export const canMove = ({ isLast }: Pick<Standing, 'isLast'>): Verdict => (isLast ? no('budget_reason_last') : yes)

export const stateAfterReopening = (state: CostState): CostState => (state === 'paid' ? 'committed' : 'planned')

/** Fields that stay open once a cost is committed: those that are known only with the invoice. */
export const invoiceFields = ['supplier', 'actual', 'iban', 'reference', 'note', 'platform', 'object'] as const

export const isOpenField = (state: CostState, field: string): boolean => {
  if (state === 'planned' || state === 'rejected') return true
  return state === 'committed' && invoiceFields.some((one) => one === field)
}
