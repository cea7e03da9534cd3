// Approval of costs by a second person. Amounts in Rappen, including VAT.

import type { CostState } from './cost-state.ts'

/** Null: no cost needs approval. */
export type ApprovalLimit = number | null

/** Above the limit, not at it. */
export const needsApproval = (gross: number, limit: ApprovalLimit): boolean => limit !== null && gross > limit

export const stateAfterSubmitting = (gross: number, limit: ApprovalLimit): CostState =>
  needsApproval(gross, limit) ? 'waiting' : 'committed'

interface Committed {
  state: CostState
  /** Amount that was approved; null if none was needed. */
  approvedGross: number | null
  gross: number
}

/** A committed cost waits again when its invoice exceeds what was approved, or the limit below which none was needed. */
export function stateAfterSaving({ state, approvedGross, gross }: Committed, limit: ApprovalLimit): CostState {
  if (state !== 'committed' || !needsApproval(gross, limit)) return state
  return approvedGross !== null && gross <= approvedGross ? state : 'waiting'
}
