// The buyer's page: course of the purchase, options and dates, reached by the link to the own application.

import { z } from 'zod'
import { credentials } from '#areas/application-form/contract/form-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { purchaseSteps, stepStates } from '../rules/choices/purchase-course.ts'
import { choosing, madeChoices } from './choices.ts'
import { proposalView } from './dates.ts'

const path = '/api/v2/applications/:slug/:token/status'

export const purchaseForms = ['confirmation', 'agreement'] as const
export const missingKinds = [...purchaseForms, 'fee', 'choices', 'notary', 'handover'] as const

/** Days as YYYY-MM-DD, amounts in francs. */
export const ownPurchase = z.object({
  steps: z.array(z.object({ key: z.enum(purchaseSteps), state: z.enum(stepStates), on: z.string().nullable() })),
  missing: z.array(
    z.object({
      kind: z.enum(missingKinds),
      /** Last day; null without a deadline. */
      until: z.string().nullable(),
      amount: z.number().nullable(),
      /** The payment information is there as PDF. */
      hasFile: z.boolean(),
    }),
  ),
  proofs: z.array(z.object({ id, name: z.string(), url: z.string() })),
  contact: z.object({ person: z.string(), phone: z.string(), email: z.string() }),
})
export type OwnPurchase = z.infer<typeof ownPurchase>

export const getOwnPurchase = endpoint({
  method: 'GET',
  path: `${path}/purchase`,
  summary: 'Where the own purchase stands, what is missing until when, and who helps; null where the project lets.',
  params: credentials,
  response: z.object({ purchase: ownPurchase.nullable() }),
})

export const openPurchaseForm = endpoint({
  method: 'POST',
  path: `${path}/purchase/form-link`,
  summary: 'A new link to the open confirmation form or agreement; the earlier link ends. 409 if it is not open.',
  params: credentials,
  body: z.object({ form: z.enum(purchaseForms) }),
  response: z.object({ path: z.string() }),
})

export const getOwnChoices = endpoint({
  method: 'GET',
  path: `${path}/choices`,
  summary: 'Options of the own purchase with their choices and prices; null without any.',
  params: credentials,
  response: z.object({ choosing: choosing.nullable() }),
})

export const confirmOwnChoices = endpoint({
  method: 'POST',
  path: `${path}/choices`,
  summary: 'Confirms choices until the deadline. The same choices sent twice count once.',
  params: credentials,
  body: z.object({ version: z.int().min(0), choices: madeChoices }),
  response: done,
})

export const getOptionPicture = endpoint({
  method: 'GET',
  path: `${path}/choices/:optionId/picture`,
  summary: 'The picture of an option that is offered to this buyer.',
  params: credentials.extend({ optionId: id }),
  response: z.unknown(),
})

export const ownProposal = proposalView.extend({ isOpen: z.boolean() })
export type OwnProposal = z.infer<typeof ownProposal>

export const getOwnDates = endpoint({
  method: 'GET',
  path: `${path}/dates`,
  summary: 'Dates proposed to the buyer: open ones, and the one that was chosen for each kind.',
  params: credentials,
  response: z.object({ proposals: z.array(ownProposal) }),
})

export const answerDates = endpoint({
  method: 'POST',
  path: `${path}/dates/:proposalId`,
  summary: 'Chooses one of the times, or says with a remark that none suits.',
  params: credentials.extend({ proposalId: id }),
  body: z.object({
    version,
    /** Null if none suits. */
    startsAt: instant.nullable(),
    remark: z.string().trim().max(500, 'general_text_too_long'),
  }),
  response: done,
})

export const getDateCalendar = endpoint({
  method: 'GET',
  path: `${path}/dates/:proposalId/calendar`,
  summary: 'The chosen date as a calendar file.',
  params: credentials.extend({ proposalId: id }),
  response: z.unknown(),
})
