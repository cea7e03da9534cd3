// Contract of the change log: the list of audit entries, one entry in detail, and texts for the names of events.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import {
  bulkAnswer,
  bulkRequest,
  choicesEndpoint,
  linkItem,
  tableAnswer,
  tableDefinition,
  tableQuery,
} from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'

const path = '/api/v1/event-log'

export const getChangeLogDefinition = endpoint({
  method: 'GET',
  path: `${path}/init`,
  summary: 'Columns, filters, sort keys and saved views of the change log, without rows.',
  response: tableDefinition,
})

export const listChanges = endpoint({
  method: 'GET',
  path: `${path}/logs`,
  summary:
    'What changed in the workspace, newest first: only entries about records that the caller may see, with the columns unless only data is requested.',
  query: tableQuery,
  response: tableAnswer,
})

export const exportChanges = endpoint({
  method: 'POST',
  path: `${path}/logs`,
  summary: 'The chosen entries of the change log as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

/** Records that the filter `record` can be set to. */
export const findChangedRecords = choicesEndpoint(`${path}/choices`)
/** Events that the filter `event` can be set to. */
export const findEvents = choicesEndpoint(`${path}/choices/events`)

const actorKind = z.enum(['user', 'applicant', 'job', 'system'])

const record = z.object({
  kind: z.string(),
  /** Name of the kind in the caller's language. */
  kindTitle: z.string(),
  id: z.string(),
  /** Link that opens it; the title alone if it no longer exists or has no page. */
  link: linkItem,
  state: z.enum(['kept', 'ended', 'erased']),
})

const neighbour = z.object({
  id,
  at: instant,
  event: z.string(),
  title: z.string(),
  by: z.string(),
})

export const getChange = endpoint({
  method: 'GET',
  path: `${path}/logs/:id`,
  summary:
    'One entry of the change log: who changed what of which record and why, what was changed together with it, and the entries about the same record before and after it.',
  params: idParam,
  response: neighbour.extend({
    actor: z.object({ kind: actorKind, kindTitle: z.string(), name: z.string() }),
    record,
    cause: z.string().nullable(),
    changes: z.array(z.object({ label: z.string(), old: z.string(), now: z.string() })),
    /** Id of the mail that the entry refers to, among the messages of the record. */
    mailId: z.string().nullable(),
    /** True if the words of the entry were erased with the personal data of its record. */
    isErased: z.boolean(),
    /** True if the words are withheld from the caller, who has yet to give a second evaluation of their own. */
    isWithheld: z.boolean(),
    /** Place in the chain of all entries, and its hash, for comparison with `verify-audit`. */
    proof: z.object({ sequence: z.number(), hash: z.string() }),
    together: z.array(neighbour.extend({ record })),
    around: z.array(neighbour),
  }),
})
export type ChangeView = z.infer<(typeof getChange)['response']>

export const translateEvents = endpoint({
  method: 'POST',
  path: '/api/v1/translations-hub',
  summary:
    'Texts of events (`object.changed`) or of text keys in a language, so that other programs can word entries of the change log. Unknown keys are left out.',
  body: z.object({
    /** The language of the call by default. */
    language: z.enum(languages).optional(),
    keys: z.array(z.string().max(200)).max(500),
  }),
  response: z.object({ language: z.enum(languages), texts: z.record(z.string(), z.string()) }),
})
