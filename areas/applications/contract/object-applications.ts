// The applications that wish for an object, as its page lists them.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { grade, id, idParam } from '#platform/contract/fields.ts'

export const getRelatedApplications = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/related-applications',
  summary: 'The applications that wish for this object, open ones first and best grade first; at most 200.',
  params: idParam,
  response: z.object({
    total: z.number(),
    applications: z.array(
      z.object({
        id,
        number: z.number(),
        contactName: z.string(),
        progress_state: z.string(),
        stateTitle: z.string(),
        overall_evaluation: grade.nullable(),
        overall_star: z.boolean(),
        persons: z.number(),
        householdTypeTitle: z.string(),
        /** Checks only the household; the object carries its own availability. */
        canBeOffered: z.object({ allowed: z.boolean(), reason: z.string().optional() }),
        incomeRatio: z.number().nullable(),
        /** 1 for the first wish. */
        rank: z.number(),
        createdAt: z.string(),
      }),
    ),
  }),
})
export type RelatedApplication = z.infer<(typeof getRelatedApplications)['response']>['applications'][number]
