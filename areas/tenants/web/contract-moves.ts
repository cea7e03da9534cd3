// Chooses the next step of a contract and the further steps for the menu.

import type { TenantView } from '../contract/tenant.ts'

export type Asking = 'send' | 'contract_sent' | 'with_contract' | 'withdraw' | 'quit' | 'cancel' | 'reserve'

/** A signed contract has no next step: it is only terminated when the household leaves. */
export function nextMoveOf({ moves }: Pick<TenantView, 'moves'>): 'send' | 'with_contract' | undefined {
  if (moves.contract_sent.allowed) return 'send'
  return moves.with_contract.allowed ? 'with_contract' : undefined
}

const menu = ['contract_sent', 'with_contract', 'withdraw', 'quit', 'reserve', 'reset', 'cancel', 'delete'] as const
type Move = (typeof menu)[number]

/** States in which a move may be waited for; in others it is left out instead of shown with a reason. */
const phases: Readonly<Partial<Record<Move, readonly string[]>>> = {
  contract_sent: ['without_contract'],
  with_contract: ['without_contract', 'contract_sent'],
  withdraw: ['contract_sent'],
  quit: ['with_contract', 'quit'],
  reserve: ['quit'],
  reset: ['contract_sent', 'with_contract', 'quit'],
}

/** Moves of the menu: whatever is possible, and what belongs to this phase with its reason. */
export function menuMoves(tenant: Pick<TenantView, 'moves' | 'progress_state'>): Move[] {
  const { moves, progress_state } = tenant
  const next = nextMoveOf(tenant)
  return menu.filter((key) => key !== next && (moves[key].allowed || (phases[key]?.includes(progress_state) ?? true)))
}

const path = ['without_contract', 'contract_sent', 'with_contract', 'quit'] as const

/** Contract states in display order. A termination is no goal, so it is shown only once it was given. */
export const contractPath = (state: TenantView['progress_state']) =>
  path.filter((one) => one !== 'quit' || state === 'quit')
