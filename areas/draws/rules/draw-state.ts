// States of a draw, in their order. A draw that was replaced keeps its state.

export const drawStates = ['frozen', 'published', 'value_entered', 'confirmed'] as const
export type DrawState = (typeof drawStates)[number]

export const drawMethods = ['public_value', 'commit_reveal'] as const
export type DrawMethod = (typeof drawMethods)[number]

/** Version of the rule in `draw-order.ts` and `list-text.ts`; the list names it in its first line. */
export const ruleVersion = 1

export interface DrawGroup {
  /** Lower-case letters, digits and hyphens. */
  key: string
  name: string
  /** Number of candidates to draw. */
  count: number
}

export const drawStateText = (state: DrawState): string => `draws_state_${state}`
