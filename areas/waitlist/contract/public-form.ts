// The public criteria form, opened by a mailed link: requires both the request's id and its token. Reading changes
// nothing.

import { z } from 'zod'
import { answers, formPage } from '#areas/application-form/contract/form-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { requestStates } from '../rules/request-state.ts'
import { criteriaData, soughtPlace } from './criteria.ts'
import { answerLine } from './request.ts'

export const linkKey = z.object({ uuid: id, token: z.string().regex(/^[\w-]{43}$/) })
export type LinkKey = z.infer<typeof linkKey>

const places = z.array(soughtPlace).max(20, 'waitlist_too_many_places')

export const criteriaForm = formPage.pick({ project: true, form: true, formsSettings: true }).extend({
  language: z.enum(languages),
  contactName: z.string(),
  progress_state: z.enum(requestStates),
  /** Instant; null until the form is submitted. */
  filledAt: z.string().nullable(),
  linkUntil: z.string(),
  /** Instant until which the person is asked to say that they still wait; null if they are not asked. */
  confirmBy: z.string().nullable(),
  /** Range of places in the line of those who look for something similar; null if the project does not show it. */
  place: z.object({ from: z.number(), to: z.number().nullable(), length: z.number() }).nullable(),
  data: criteriaData.extend({ kinds: z.array(z.string()), adults: z.number() }),
  /** Known answers by question key, and the chosen places. */
  answers,
  places: z.array(soughtPlace),
  /** Answers to questions besides the criteria, read-only. */
  said: z.array(answerLine),
})
export type CriteriaForm = z.infer<typeof criteriaForm>

const path = '/api/v1/action/:uuid/:token/waitlist-criteria-form'

export const getPublicCriteriaForm = endpoint({
  method: 'GET',
  path,
  summary:
    'The form that somebody is asked with, by the link of their mail, and what they look for, with money in francs; 410 once the link is over.',
  params: linkKey,
  response: criteriaForm,
})

export const fillInCriteriaForm = endpoint({
  method: 'POST',
  path,
  summary:
    'The person answers the form that the request was begun with; the office checks it before it is matched. 422 names each question that is not answered as it must be.',
  params: linkKey,
  body: z.object({
    /** Answers to questions that are not in the form are ignored. */
    answers,
    places: places.default([]),
  }),
  response: done,
})

export const leaveWaitlist = endpoint({
  method: 'POST',
  path: '/api/v1/action/:uuid/:token/waitlist-public-decline',
  summary: 'The person takes the own request off the waitlist; the link ends with it.',
  params: linkKey,
  body: z.object({ reason: z.string().trim().max(500, 'general_text_too_long').optional() }),
  response: done,
})

export const confirmWaiting = endpoint({
  method: 'POST',
  path: '/api/v1/action/:uuid/:token/waitlist-confirm',
  summary: 'The person says that they still wait; 409 if the request is not on the list.',
  params: linkKey,
  response: done,
})
