// One request on the waitlist as shown to staff, and the actions on it.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { languages } from '#platform/rules/project-type.ts'
import { requestActions } from '../rules/request-can.ts'
import { leaveReasons, requestSources, requestStates } from '../rules/request-state.ts'
import { criteriaData } from './criteria.ts'

/** Answer as text, for staff and for the person. */
export const answerLine = z.object({ key: z.string(), label: z.string(), value: z.string() })
export type AnswerLine = z.infer<typeof answerLine>

export const requestView = z.object({
  id,
  version,
  number: z.number(),
  progress_state: z.enum(requestStates),
  stateTitle: z.string(),
  source: z.enum(requestSources),
  language: z.enum(languages),
  contactName: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** Source application; null if there is none and for users who may not see applications. */
  application: z.object({ id, number: z.number() }).nullable(),
  criteria: criteriaData.extend({ kinds: z.array(z.string()) }),
  /** Display names, one per place. */
  placeNames: z.array(z.string()),
  /** Answers besides the criteria, in the order of the form that asked for them. */
  answers: z.array(answerLine),
  /** True if the form that was used has questions besides the criteria. */
  asksMore: z.boolean(),
  waitlist_priority: z.number(),
  /** Instant of the first acceptance to the waitlist. */
  waitsSince: z.string().nullable(),
  createdAt: z.string(),
  recordedBy: z.string().nullable(),
  /** Instant at which the person last submitted the public form. */
  filledAt: z.string().nullable(),
  /** Expiry of the mailed link; null if no link is valid. */
  linkUntil: z.string().nullable(),
  /** Last day for the answer of a person who was asked whether they still wait; null otherwise. */
  confirmBy: z.string().nullable(),
  leaveReason: z.string().nullable(),
  leftAt: z.string().nullable(),
  actions: z.array(z.object({ key: z.enum(requestActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type RequestView = z.infer<typeof requestView>

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/v1/waitlist/applications/:id',
  summary:
    'One request on the waitlist: contact, criteria with money in francs, state, and what may be done with it now.',
  params: idParam,
  response: requestView,
})

export const getRequestTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/waitlist/applications/:id/timeline',
  summary: 'What has happened to a request on the waitlist, newest first, at most 200 entries.',
  params: idParam,
  response: timelineAnswer,
})

const moved = z.object({ progress_state: z.enum(requestStates), version, notify: z.array(notice).optional() })

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/accept',
  summary: 'Accepts a request that was filled in: from now on it is matched with what is free; 409 in any other state.',
  params: idParam,
  response: moved,
})

const leaving = z.object({
  reason: z.enum(leaveReasons, { error: 'general_field_is_required' }),
  comment: z.string().trim().max(500, 'general_text_too_long').optional(),
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/decline',
  summary: 'Declines a request that waits, with the reason; nothing is mailed.',
  params: idParam,
  body: leaving,
  response: moved,
})

export const setRequestInactive = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/set-to-inactive',
  summary: 'Takes a request off the waitlist, with the reason; it can be activated again.',
  params: idParam,
  body: leaving,
  response: moved,
})

export const setPriority = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/waitlist-priority',
  summary: 'Sets the priority of a request, from 1 (first) to 5, with the reason that its history tells.',
  params: idParam,
  body: z.object({
    waitlist_priority: z
      .int('general_number_expected')
      .min(1, 'waitlist_priority_range')
      .max(5, 'waitlist_priority_range'),
    reason: z.string().trim().max(500, 'general_text_too_long').optional(),
  }),
  response: z.object({ waitlist_priority: z.number(), version, notify: z.array(notice).optional() }),
})

export const deleteRequest = endpoint({
  method: 'DELETE',
  path: '/api/v1/waitlist/applications/:id',
  summary: 'Deletes a request that is inactive or declined, with all that is known of the person in it.',
  params: idParam,
  response: done,
})
