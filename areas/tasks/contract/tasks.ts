// Contract of bulk mails in the background (spec 1 §3, §4): progress and actions.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { pagination } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { taskActions } from '../rules/task-state.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const taskGroup = z.object({
  id: z.string(),
  action: z.number(),
  /** 1 temp, 2 in progress, 3 completed, 4 failed, 5 terminated. */
  state: z.number(),
  stateTitle: z.string(),
  /** View of the recipients' records. */
  mailView: z.string(),
  title: z.string(),
  created: z.string(),
  createdBy: z.string().nullable(),
  /** Time at which the first mails are sent; until then everything can be recalled. */
  leavesAt: z.string().nullable(),
  isPaused: z.boolean(),
  finish_time: z.string().nullable(),
  total_tasks: z.number(),
  completed_tasks: z.number(),
  failed_tasks: z.number(),
  terminated_tasks: z.number(),
  /** Number of excluded recipients, not part of the total. */
  excluded: z.number(),
  version,
  can: z.record(z.enum(taskActions), verdict),
})
export type TaskGroup = z.infer<typeof taskGroup>

export const getTaskGroup = endpoint({
  method: 'GET',
  path: '/api/v1/task-management/:id/task-group',
  summary: 'How far one bulk mail is.',
  params: idParam,
  response: taskGroup,
})

export const listTaskGroups = endpoint({
  method: 'GET',
  path: '/api/v1/task-management/task-group-list',
  summary: 'The newest twenty bulk mails; asked every ten seconds while one goes on.',
  response: z.object({ items: z.array(taskGroup) }),
})

export const taskGroupExists = endpoint({
  method: 'GET',
  path: '/api/v1/task-management/task-group-exists',
  summary: 'Whether there are bulk mails in progress (`progress_state` 1) or ended ones (2).',
  query: z.object({ progress_state: z.coerce.number().int().min(1).max(2) }),
  response: z.object({ exists: z.boolean() }),
})

export const changeTask = endpoint({
  method: 'POST',
  path: '/api/v1/task-management/:id/:deed',
  summary:
    'Confirms (mails leave after 30 seconds), pauses, resumes or terminates a bulk mail, or sends to those once more who did not get it.',
  params: z.object({ id, deed: z.enum(taskActions) }),
  body: z.object({ version }),
  response: done.extend({ task: taskGroup }),
})

export const listRecipients = endpoint({
  method: 'GET',
  path: '/api/v1/task-management/:id/recipients',
  summary:
    'Whom a bulk mail goes to and how it stands with each, or whom it does not go to and why; by reason and by words of name or address; 50 to a page.',
  params: idParam,
  query: z.object({
    show: z.enum(['all', 'waiting', 'sent', 'failed', 'excluded', 'terminated']).default('all'),
    /** Reason of the excluded recipients, in the wording that the prepared mail groups them by. */
    reason: z.string().max(1000).optional(),
    search: z.string().max(200).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  response: z.object({
    items: z.array(
      z.object({
        position: z.number(),
        name: z.string(),
        address: z.string(),
        language: z.enum(languages),
        state: z.enum(['waiting', 'queued', 'to-print', 'printed', 'sent', 'failed', 'excluded', 'terminated']),
        reason: z.string().nullable(),
        href: z.string().nullable(),
      }),
    ),
    pagination,
  }),
})
