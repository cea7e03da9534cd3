// The end of a sale: sold to an investor, and free again.

import { z } from 'zod'
import { projectStates } from '#areas/projects/rules/project-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line, noNumber } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const getSoldProjectDetail = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:id/sold-project-detail',
  summary: 'To whom a project was awarded or sold, at which price, and whether it was assigned directly.',
  params: idParam,
  response: z.object({
    state: z.enum(projectStates),
    soldAt: z.string().nullable(),
    investor: z.object({ id, company: z.string() }).nullable(),
    /** Francs. */
    price: z.number().nullable(),
    isDirect: z.boolean(),
    /** Investors who would get the closing mail. */
    others: z.number(),
    canWrite: z.boolean(),
    canSell: verdict,
    canFree: verdict,
  }),
})
export type SoldProject = z.infer<(typeof getSoldProjectDetail)['response']>

export const sellProject = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/assignment/:projectId/:investorId/sell-project',
  summary:
    'Marks an awarded project as sold to the investor, at the notarised price, and mails the others if asked to.',
  params: z.object({ projectId: id, investorId: id }),
  body: z.object({
    price: z.number(noNumber).positive('general_value_not_valid').max(1e11, 'general_value_not_valid'),
    tellsOthers: z.boolean().default(true),
  }),
  response: done,
})

const why = z.object({ reason: line(500) })

export const freeProject = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/assignment/:projectId/free-project',
  summary: 'Makes a reserved or sold project available again, with the reason; the award ends.',
  params: z.object({ projectId: id }),
  body: why,
  response: done,
})

export const freeProjectOfInvestor = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/assignment/:projectId/:investorId/free-project',
  summary: 'The same, refused if the project is not assigned to this investor.',
  params: z.object({ projectId: id, investorId: id }),
  body: why,
  response: done,
})
