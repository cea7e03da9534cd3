// Periods of the budget: a cost belongs to the period that contains its date.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, line } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'

export const createPeriod = endpoint({
  method: 'POST',
  path: '/api/v1/reporting/period/create',
  summary: 'Creates a budget period; periods do not overlap.',
  body: z
    .object({ name: line(80), from: day, to: day })
    .refine(({ from, to }) => from <= to, { error: 'budget_period_ends_before', path: ['to'] }),
  response: z.object({ id, notify: z.array(notice).optional() }),
})
