// Position in a wizard (spec 1 §4): passed steps can be revisited; the next step opens only once the current one is
// valid.

export interface WizardPlace {
  at: number
  /** Index of the furthest step shown. */
  reached: number
}

export const firstStep: WizardPlace = { at: 0, reached: 0 }

export const steppedTo = ({ reached }: WizardPlace, to: number): WizardPlace => ({
  at: to,
  reached: Math.max(reached, to),
})

/** Back to any completed step; beyond the furthest one only through «Continue», which validates. */
export const canGoTo = ({ at, reached }: WizardPlace, to: number, isValid: boolean): boolean =>
  to <= at || (to <= reached && isValid)

export type StepState = 'passed' | 'current' | 'ahead'

export function stepState({ at, reached }: WizardPlace, step: number): StepState {
  if (step === at) return 'current'
  return step <= reached ? 'passed' : 'ahead'
}
