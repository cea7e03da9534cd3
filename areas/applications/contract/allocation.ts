// Allocation proposal: pairs each chosen object with the suitable household that ranks best. Staff confirm the plan
// in part or as a whole.

import { z } from 'zod'
import { mailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { candidate } from './offer-actions.ts'

/** Limits the number of objects, because the candidates of all of them are read and compared in one request. */
export const mostAllocated = 50

const named = z.object({ applicationId: id, number: z.number(), contactName: z.string() })

const proposed = candidate
  .pick({
    applicationId: true,
    version: true,
    number: true,
    contactName: true,
    overall_evaluation: true,
    points: true,
    rank: true,
    fits: true,
    aheadTitle: true,
  })
  .extend({
    /** Rank among all applications that wish for the object, from 1. */
    place: z.number(),
    total: z.number(),
    /** Households that differ from the proposed one only in the day of their application. */
    tiedWith: z.array(named),
    /** Higher-ranked households that are not proposed, with the reason; at most five. */
    passedOver: z.array(named.extend({ reason: z.string() })),
    passedOverTotal: z.number(),
  })
export type Proposed = z.infer<typeof proposed>

const allocationLine = z.object({
  objectId: id,
  title: z.string(),
  address: z.string(),
  /** Francs a month, charges included. */
  grossRent: z.number().nullable(),
  proposed: proposed.nullable(),
  /** Reason for the missing proposal. */
  reason: z.string().nullable(),
})
export type AllocationLine = z.infer<typeof allocationLine>

export const proposeAllocation = endpoint({
  method: 'POST',
  path: '/api/v1/objects/allocation-proposal',
  summary:
    'Proposes for each object the best placed suitable household, each household for one object at most, with the reasons. Writes and sends nothing.',
  body: z.object({
    objectIds: z.array(id).min(1, 'table_nothing_selected').max(mostAllocated, 'applications_allocation_too_many'),
  }),
  response: z.object({
    lines: z.array(allocationLine),
    /** Days in Switzerland, YYYY-MM-DD. */
    validUntilDefault: z.string(),
    earliestDay: z.string(),
    latestDay: z.string(),
  }),
})

export const offerAllocation = endpoint({
  method: 'POST',
  path: '/api/v1/objects/allocation-proposal/offers',
  summary:
    'Makes the offers of the confirmed lines, by the rules of a single offer; a line that is refused says why, and the rest goes on.',
  body: z.object({
    lines: z
      .array(z.object({ objectId: id, applicationId: id, version }))
      .min(1, 'table_nothing_selected')
      .max(mostAllocated, 'applications_allocation_too_many'),
    validUntil: day.optional(),
    mail: mailWords.optional(),
  }),
  response: z.object({
    offered: z.number(),
    refused: z.array(z.object({ objectId: id, applicationId: id, title: z.string(), reason: z.string() })),
    notify: z.array(notice).optional(),
  }),
})
