// Endpoints for the changes a household made after sending, and for confirming that the evaluation still holds.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'

const change = z.object({
  key: z.string(),
  /** Name of the person who gave the answer; null for an answer of the household. */
  person: z.string().nullable(),
  label: z.string(),
  /** Value at sending time, in words; a dash if it was empty. */
  before: z.string(),
  after: z.string(),
  at: z.string(),
  /** Changed since the last evaluation. */
  isNew: z.boolean(),
})
const move = z.object({ name: z.string(), what: z.enum(['added', 'removed']), at: z.string(), isNew: z.boolean() })

export const changesSince = z.object({
  /** Null if nothing has changed. */
  changedAt: z.string().nullable(),
  isJudgementOlder: z.boolean(),
  changes: z.array(change),
  people: z.array(move),
  papers: z.array(move),
})
export type ChangesSince = z.infer<typeof changesSince>

export const getChangesSince = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/changes-since-sending',
  summary:
    'What the household changed after sending: each answer as it was sent and as it is now, in words; people and papers that came or went.',
  params: idParam,
  response: changesSince,
})

export const confirmEvaluation = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/evaluation/still-holds',
  summary: 'Says that the verdict holds for the changed answers too; 409 when the application was changed meanwhile.',
  params: idParam,
  body: z.object({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})
