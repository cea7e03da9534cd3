// Choices of one buyer for staff, and the list of all choices for the builder.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, line } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { choiceStates } from '../rules/choices/choice-state.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

/** 0 before the first choice. */
const version = z.int().min(0)

/** An option as it is offered to one buyer. Amounts in francs, days as YYYY-MM-DD. */
export const offeredOption = z.object({
  id,
  /** Version of the content that is offered to this buyer. */
  content: z.number(),
  title: z.string(),
  text: z.string(),
  hasPicture: z.boolean(),
  choices: z.array(z.object({ key: z.string(), title: z.string(), effect: z.number() })),
  /** The confirmed choice; before and without one the included choice. */
  chosen: z.string(),
  state: z.enum(choiceStates),
  isOpen: z.boolean(),
  lastDay: z.string(),
  chosenAt: instant.nullable(),
})
export type OfferedOption = z.infer<typeof offeredOption>

export const choosing = z.object({
  version,
  /** Price of the reservation, effect of the confirmed choices, and both together. */
  price: z.number().nullable(),
  effect: z.number(),
  sum: z.number().nullable(),
  options: z.array(offeredOption),
})
export type Choosing = z.infer<typeof choosing>

export const madeChoices = z
  .array(z.object({ option: id, content: z.int().min(1), choice: line(40) }))
  .min(1)
  .max(100)

const staffOption = offeredOption.extend({
  stateTitle: z.string(),
  /** In words: the buyer, a colleague with reason, or the deadline. */
  chosenBy: z.string().nullable(),
  reason: z.string().nullable(),
  effect: z.number(),
  /** The option has changed since; this buyer keeps the earlier titles and prices. */
  isEarlier: z.boolean(),
})

export const staffChoosing = choosing.extend({
  options: z.array(staffOption),
  askedAt: instant.nullable(),
  can: z.object({ choose: verdict, reopen: verdict, ask: verdict }),
})
export type StaffChoosing = z.infer<typeof staffChoosing>

const path = '/api/v1/sales/applications/:id/choices'

export const getChoices = endpoint({
  method: 'GET',
  path,
  summary: 'Options of one buyer with what was chosen, when and by whom; null without a reservation or options.',
  params: idParam,
  response: z.object({ choosing: staffChoosing.nullable() }),
})

export const chooseForBuyer = endpoint({
  method: 'POST',
  path,
  summary: 'Staff choose for the buyer, also after the deadline, with a reason.',
  params: idParam,
  body: z.object({ version, choices: madeChoices, reason: line(500) }),
  response: done,
})

export const reopenChoices = endpoint({
  method: 'POST',
  path: `${path}/reopen`,
  summary: 'Lets the buyer choose until a later day, with a reason.',
  params: idParam,
  body: z.object({
    version,
    options: z.array(id).min(1, 'sales_reopen_none').max(100),
    until: day,
    reason: line(500),
  }),
  response: done,
})

export const askForChoices = endpoint({
  method: 'POST',
  path: `${path}/ask`,
  summary: 'Mails the buyer the options that are open, with a link to their page.',
  params: idParam,
  body: z.object({ version }),
  response: done,
})

export const listChoices = endpoint({
  method: 'GET',
  path: '/api/v1/sales/choices',
  summary: 'Choices of all buyers for each option, as the builder needs them.',
  query: tableQuery,
  response: tableAnswer,
})

export const exportChoices = endpoint({
  method: 'POST',
  path: '/api/v1/sales/choices',
  summary: 'Returns the chosen rows as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})
