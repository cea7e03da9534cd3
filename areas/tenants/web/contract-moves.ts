// Which step of a contract comes next by itself, and which the menu offers beside it.

import type { TenantView } from '../contract/tenant.ts'

export type Asking = 'send' | 'contract_sent' | 'with_contract' | 'withdraw' | 'quit' | 'cancel' | 'reserve'

/** A signed contract has no next step: it is terminated only when somebody leaves. */
export function nextMoveOf({ moves }: Pick<TenantView, 'moves'>): 'send' | 'with_contract' | undefined {
  if (moves.contract_sent.allowed) return 'send'
  return moves.with_contract.allowed ? 'with_contract' : undefined
}

/** The way of a contract, as it stands on the screen. */
export const contractPath = ['without_contract', 'contract_sent', 'with_contract', 'quit'] as const
