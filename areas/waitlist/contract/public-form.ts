// The criteria form behind a mailed link: opened by the request's id and its token together. Reading it changes nothing.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { requestStates } from '../rules/request-state.ts'
import { criteriaData } from './criteria.ts'

export const linkKey = z.object({ uuid: id, token: z.string().regex(/^[\w-]{43}$/) })
export type LinkKey = z.infer<typeof linkKey>

export const criteriaForm = z.object({
  template: z.enum(['default', 'lsz']),
  language: z.enum(languages),
  projectName: z.string(),
  contactName: z.string(),
  contactPhone: z.string().nullable(),
  progress_state: z.enum(requestStates),
  /** Instant; null until it is filled in. */
  filledAt: z.string().nullable(),
  linkUntil: z.string(),
  data: criteriaData.extend({ kinds: z.array(z.string()), adults: z.number() }),
})
export type CriteriaForm = z.infer<typeof criteriaForm>

const path = '/api/v1/action/:uuid/:token/waitlist-criteria-form'

export const getPublicCriteriaForm = endpoint({
  method: 'GET',
  path,
  summary: 'What somebody looks for, by the link of their mail, with money in francs; 410 once the link is over.',
  params: linkKey,
  answer: criteriaForm,
})

export const fillInCriteriaForm = endpoint({
  method: 'POST',
  path,
  summary: 'The person says what they look for; the office checks it before it is matched.',
  params: linkKey,
  body: criteriaData.extend({
    contactPhone: z.string().trim().max(40, 'general_text_too_long').nullable(),
    /** That the statements are kept for the waitlist. */
    consent: z.literal(true, { error: 'waitlist_consent_needed' }),
  }),
  answer: done,
})

export const leaveWaitlist = endpoint({
  method: 'POST',
  path: '/api/v1/action/:uuid/:token/waitlist-public-decline',
  summary: 'The person takes the own request off the waitlist; the link ends with it.',
  params: linkKey,
  body: z.object({ reason: z.string().trim().max(500, 'general_text_too_long').optional() }),
  answer: done,
})
