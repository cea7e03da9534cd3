// Sums of costs. Amounts in Rappen, including VAT.

import { isCommitted, type CostState } from './cost-state.ts'
import { dividedHalfUp } from '#platform/rules/amounts/money.ts'

export interface CostAmounts {
  state: CostState
  plannedGross: number
  /** Amount of the invoice, or else the planned one. */
  gross: number
}

export interface Sums {
  /** Planned amounts of all costs. */
  planned: number
  /** Ordered or paid. */
  committed: number
  paid: number
  /** Committed costs, and the others as planned; rejected ones are left out. */
  expected: number
}

export function sumsOf(costs: readonly CostAmounts[]): Sums {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const committed = costs.filter(({ state }) => isCommitted(state))
  return {
    planned: sum(costs.map(({ plannedGross }) => plannedGross)),
    committed: sum(committed.map(({ gross }) => gross)),
    paid: sum(costs.filter(({ state }) => state === 'paid').map(({ gross }) => gross)),
    expected: sum(costs.filter(({ state }) => state !== 'rejected').map(({ gross }) => gross)),
  }
}

/** Granted amount, or else the plan, minus what is committed. Negative if it is exceeded. */
export const restOf = (granted: number | null, { planned, committed }: Pick<Sums, 'planned' | 'committed'>): number =>
  (granted ?? planned) - committed

/** Planned amount in a scenario, changed by whole percent, not below zero. */
export const inScenario = (planned: number, percent: number): number =>
  dividedHalfUp(planned * Math.max(0, 100 + percent), 100)

/** Cost per object, application or letting, rounded to the Rappen; null without any. */
export const perOne = (rappen: number, count: number): number | null =>
  count === 0 ? null : dividedHalfUp(rappen, count)
