// List queries behind the figures of the overview.

import type { BudgetOverview } from '../../contract/overview.ts'
import { costsPath } from '../../rules/budget-address.ts'
import type { CostState } from '../../rules/cost-state.ts'

interface Scope {
  category?: string
  object?: string
  period?: string | undefined
  /** All states if absent. */
  states?: readonly CostState[]
}

export function rowsOf({ category, object, period, states }: Scope) {
  const filters = {
    ...(category && { category: [category] }),
    ...(object && { object: [object] }),
    ...(period && { period: [period] }),
    ...(states && { progress: states }),
  }
  const isFiltered = Object.keys(filters).length > 0
  return { path: costsPath, search: { state: 'all', ...(isFiltered && { filters: JSON.stringify(filters) }) } }
}

const statesOf: Record<BudgetOverview['figures'][number]['key'], readonly CostState[] | undefined> = {
  planned: undefined,
  committed: ['committed', 'paid'],
  paid: ['paid'],
  expected: ['planned', 'waiting', 'committed', 'paid'],
}

export const figuresOf = (scope: Omit<Scope, 'states'>): BudgetOverview['figures'] =>
  (['planned', 'committed', 'paid', 'expected'] as const).map((key) => {
    const states = statesOf[key]
    return { key, rows: rowsOf({ ...scope, ...(states && { states }) }) }
  })
