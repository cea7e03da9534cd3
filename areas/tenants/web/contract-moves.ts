// Chooses the next step of a contract and the further steps for the menu.

import type { TenantView } from '../contract/tenant.ts'

export type Asking = 'send' | 'contract_sent' | 'with_contract' | 'withdraw' | 'quit' | 'cancel' | 'reserve'

/** A signed contract has no next step: it is only terminated when the household leaves. */
export function nextMoveOf({ moves }: Pick<TenantView, 'moves'>): 'send' | 'with_contract' | undefined {
  if (moves.contract_sent.allowed) return 'send'
  return moves.with_contract.allowed ? 'with_contract' : undefined
}

const path = ['without_contract', 'contract_sent', 'with_contract', 'quit'] as const

/** Contract states in display order. A termination is no goal, so it is shown only once it was given. */
export const contractPath = (state: TenantView['progress_state']) =>
  path.filter((one) => one !== 'quit' || state === 'quit')
