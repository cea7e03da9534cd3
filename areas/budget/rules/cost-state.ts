// States of a cost.

export const costStates = ['planned', 'waiting', 'rejected', 'committed', 'paid'] as const
export type CostState = (typeof costStates)[number]

export const costStateText = (state: CostState): string => `budget_state_${state}`

/** Key of the colour of a state (`platform/web/ui/state-tone.ts`). */
export const costStateTone = (state: CostState): string => `budget.${state}`

/** Ordered or owed, whether paid or not. */
export const isCommitted = (state: CostState): boolean => state === 'committed' || state === 'paid'
