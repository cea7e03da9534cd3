// Entries of bank files: the list, one entry, and how it is settled. Amounts in the currency of the entry.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, line, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { settleActions } from '../rules/entry-can.ts'
import { entryProblems, entryStates, expectedStates } from '../rules/payment-states.ts'
import { francs, someFrancs } from './francs.ts'

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/v1/payments/entries',
  summary: 'Incoming payments of bank files, with the records that they pay.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeEntries = endpoint({
  method: 'POST',
  path: '/api/v1/payments/entries',
  summary: 'Books the suggestions of the chosen entries, or returns them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

export const expectedChoice = z.object({
  id,
  title: z.string(),
  debtorName: z.string(),
  reference: z.string(),
  open: z.number(),
  dueOn: day,
  state: z.enum(expectedStates),
  stateTitle: z.string(),
})
export type ExpectedChoice = z.infer<typeof expectedChoice>

export const entryView = z.object({
  id,
  version,
  bookedOn: day,
  amount: z.number(),
  currency: z.string(),
  isReversal: z.boolean(),
  debtorName: z.string(),
  debtorAccount: z.string(),
  reference: z.string(),
  message: z.string(),
  account: z.string(),
  servicerReference: z.string(),
  file: z.object({ id, name: z.string(), number: z.number(), uploadedAt: instant }),
  state: z.enum(entryStates),
  stateTitle: z.string(),
  problem: z.enum(entryProblems).nullable(),
  /** Why it waits, in a sentence. */
  problemText: z.string().nullable(),
  reason: z.string().nullable(),
  settled: z.object({ by: z.string(), at: instant }).nullable(),
  returned: z.number(),
  bookings: z.array(z.object({ id, title: z.string(), href: z.string(), amount: z.number(), paidOn: day })),
  /** The credit that this reversal takes back, or the reversal that took this credit back. */
  counterpart: z.object({ id, bookedOn: day, amount: z.number() }).nullable(),
  /** Best first; the first one is the suggestion of the file's import, if there was one. */
  suggestions: z.array(expectedChoice),
  actions: z.array(z.object({ key: z.enum(settleActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type EntryView = z.infer<typeof entryView>

const path = '/api/v1/payments/entries/:id'

export const getEntry = endpoint({
  method: 'GET',
  path,
  summary: 'One entry with what it pays, suggestions and available actions.',
  params: idParam,
  response: entryView,
})

export const getEntryTimeline = endpoint({
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'Changes of an entry, newest first, at most 200.',
  params: idParam,
  response: timelineAnswer,
})

const reason = line(500)

export const settlement = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('assign'),
    version,
    parts: z
      .array(z.object({ expected: id, amount: someFrancs }))
      .min(1)
      .max(20),
    /** Paid back to the payer. */
    returned: francs.default(0),
    reason: z.string().trim().max(500, 'general_text_too_long').default(''),
  }),
  z.object({ action: z.literal('return'), version, reason }),
  z.object({ action: z.literal('ignore'), version, reason }),
  z.object({ action: z.literal('takeBack'), version }),
  z.object({ action: z.literal('reopen'), version }),
])
export type Settlement = z.infer<typeof settlement>

export const settleEntry = endpoint({
  method: 'POST',
  path: `${path}/settle`,
  summary:
    'Assigns an entry to expected payments, notes that it was paid back or needs nothing, takes a booking back, or puts the entry back on the list.',
  params: idParam,
  body: settlement,
  response: z.object({ version, state: z.enum(entryStates), notify: z.array(notice).optional() }),
})

export const findExpected = endpoint({
  method: 'GET',
  path: '/api/v1/payments/expected/choices',
  summary: 'Expected payments that an entry may pay: those that match the search, at most 20, open ones first.',
  query: z.object({ search: z.string().max(200).default('') }),
  response: z.object({ choices: z.array(expectedChoice) }),
})
