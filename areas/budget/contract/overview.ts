// The budget overview. Amounts in francs including VAT; each figure names the list query that shows its rows.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, line, noNumber, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'

/** Path and search of the list that shows exactly the rows of a figure. */
const rows = z.object({ path: z.string(), search: z.record(z.string(), z.string()) })

const sums = {
  count: z.number(),
  planned: z.number(),
  committed: z.number(),
  paid: z.number(),
  /** Committed costs, and the others as planned, without rejected ones. */
  expected: z.number(),
  /** Granted or planned, minus committed. */
  rest: z.number(),
}

export const figure = z.object({ key: z.enum(['planned', 'committed', 'paid', 'expected']), rows })

export const overviewCategory = z.object({
  id,
  name: z.string(),
  /** Granted amount; null if the category is not limited. */
  granted: z.number().nullable(),
  ...sums,
  /** Planned amount by scenario, in the order of `scenarios`. */
  scenarios: z.array(z.number()),
  rows: z.array(figure),
})
export type OverviewCategory = z.infer<typeof overviewCategory>

/** Committed costs divided by a count of records. */
const share = z.object({
  key: z.enum(['object', 'application', 'letting']),
  count: z.number(),
  /** Null without records. */
  amount: z.number().nullable(),
  /** Null for users who may not see the records. */
  rows: rows.nullable(),
})

export const budgetOverview = z.object({
  /** Total budget; null if none was saved. */
  total: z.number().nullable(),
  sums: z.object(sums),
  categories: z.array(overviewCategory),
  figures: z.array(figure),
  shares: z.array(share),
  /** Costs that belong to single objects, highest first, at most 20. */
  objects: z.array(z.object({ id, title: z.string(), committed: z.number(), rows })),
  fees: z.object({
    calculated: z.object({ count: z.number(), amount: z.number(), rows }),
    cleared: z.object({ count: z.number(), amount: z.number(), rows }),
  }),
  scenarios: z.array(
    z.object({ id, name: z.string(), version, total: z.number(), changes: z.record(z.string(), z.number()) }),
  ),
  periods: z.array(z.object({ id, name: z.string(), from: day, to: day })),
})
export type BudgetOverview = z.infer<typeof budgetOverview>

export const getBudgetOverview = endpoint({
  method: 'GET',
  path: '/api/v1/reporting/overview',
  summary: 'Planned, committed, paid and remaining amounts by category, per object, application and letting.',
  query: z.object({ period: id.optional() }),
  response: budgetOverview,
})

export const scenarioData = z.object({
  name: line(80),
  /** Whole percent by category id. */
  changes: z.record(id, z.int(noNumber).min(-100).max(1000)),
})
export type ScenarioData = z.infer<typeof scenarioData>

export const createScenario = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/scenarios/create',
  summary: 'Saves a scenario: percentages by which the planned costs of categories change.',
  body: scenarioData,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const saveScenario = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/scenarios/:id/edit',
  summary: 'Changes a scenario; a stale version is refused with the current one.',
  params: z.object({ id }),
  body: scenarioData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const deleteScenario = endpoint({
  method: 'DELETE',
  path: '/api/v1/reporting/scenarios/:id/edit',
  summary: 'Deletes a scenario.',
  params: z.object({ id }),
  response: z.object({ notify: z.array(notice).optional() }),
})
