// Waitlist requests that match an object, and free objects that match a request. Both use the same rule
// (rules/matching.ts).

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { criterionKeys } from '../rules/matching.ts'
import { proposalStanding } from './proposals.ts'

/** Unmet criterion with both values in words; null if all criteria are met. */
const missing = z.object({ criterion: z.enum(criterionKeys), text: z.string() }).nullable()

export const matchingRequest = z.object({
  id,
  number: z.number(),
  contactName: z.string(),
  waitlist_priority: z.number(),
  /** Instant of the first acceptance to the waitlist. */
  waitsSince: z.string().nullable(),
  persons: z.number(),
  /** Criteria as one line of text. */
  criteria: z.string(),
  missing,
  proposal: proposalStanding,
  /** Source application; null for users who may not see applications. */
  applicationId: z.string().nullable(),
})
export type MatchingRequest = z.infer<typeof matchingRequest>

export const getMatchingRequests = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/matching-waitlist',
  summary:
    'Who of the waitlist looks for such an object, by priority and waiting time (at most 50), and for whom but one thing fits (at most 20).',
  params: idParam,
  response: z.object({
    total: z.number(),
    requests: z.array(matchingRequest),
    nearTotal: z.number(),
    near: z.array(matchingRequest),
  }),
})

export const matchingObject = z.object({
  id,
  title: z.string(),
  kind: z.string(),
  /** «8400 Winterthur» */
  town: z.string(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  /** Gross rent in francs per month. */
  grossRent: z.number().nullable(),
  move_in_date: z.string().nullable(),
  /**
   * Number of other waitlist requests that the object fits, by priority (`other_waitlist_priorities` in the spec).
   * Empty for near matches.
   */
  other_waitlist_priorities: z.array(z.object({ priority: z.number(), count: z.number() })),
  missing,
  proposal: proposalStanding,
})
export type MatchingObject = z.infer<typeof matchingObject>

export const getMatchingObjects = endpoint({
  method: 'GET',
  path: '/api/v1/waitlist/applications/:id/matching-objects',
  summary:
    'Free objects that suit a request, cheapest first (at most 20), and those that would but for one thing (at most 10); francs.',
  params: idParam,
  response: z.object({
    total: z.number(),
    objects: z.array(matchingObject),
    nearTotal: z.number(),
    near: z.array(matchingObject),
  }),
})
