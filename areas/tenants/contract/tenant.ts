// A tenancy from the release of an assignment to its end, and the contract states in between. The id is the assignment's.

import { z } from 'zod'
import { applicationView } from '#areas/applications/contract/application.ts'
import { verdict } from '#areas/applications/contract/offers.ts'
import { contractStates } from '#areas/applications/rules/application-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, optionalLine, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'

export const tenantSteps = ['contract_sent', 'with_contract', 'quit'] as const

export const tenantView = z.object({
  id,
  version,
  applicationId: id,
  number: z.number(),
  names: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string().nullable(),
  progress_state: z.enum(contractStates),
  stateTitle: z.string(),
  kind: z.enum(['offer', 'direct']),
  releasedAt: z.string().nullable(),
  contractStart: z.string().nullable(),
  contractNumber: z.string().nullable(),
  comment: z.string().nullable(),
  quitOn: z.string().nullable(),
  quitReason: z.string().nullable(),
  object: z.object({
    objectId: id,
    title: z.string(),
    referenceNumber: z.string(),
    address: z.string(),
    rooms: z.number().nullable(),
    area: z.number().nullable(),
    floor: z.string().nullable(),
    /** Francs a month. */
    netRent: z.number().nullable(),
    ancillaryCost: z.number().nullable(),
    grossRent: z.number().nullable(),
    deposit: z.number().nullable(),
    progress_state: z.string(),
    stateTitle: z.string(),
  }),
  adults: applicationView.shape.adults,
  children: applicationView.shape.children,
  canWrite: z.boolean(),
  /** By hand, one step after the other. */
  moves: z.object({ contract_sent: verdict, with_contract: verdict, quit: verdict, reset: verdict, cancel: verdict }),
})
export type TenantView = z.infer<typeof tenantView>

export const getTenant = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id',
  summary: 'One tenancy: people, object, contract state and which step can come next.',
  params: idParam,
  answer: tenantView,
})

export const getContractInfo = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id/contract-info',
  summary: 'What a rental agreement needs to name: parties, rents, deposit, start; and what is still missing.',
  params: idParam,
  answer: z.object({
    parties: z.array(z.object({ name: z.string(), dateOfBirth: z.string().nullable(), role: z.string().nullable() })),
    netRent: z.number().nullable(),
    ancillaryCost: z.number().nullable(),
    grossRent: z.number().nullable(),
    deposit: z.number().nullable(),
    /** In monthly rents; the law allows three for homes. */
    depositMonths: z.number().nullable(),
    contractStart: z.string().nullable(),
    contractNumber: z.string().nullable(),
    missing: z.array(z.object({ key: z.string(), text: z.string() })),
  }),
})

const moved = z.object({
  progress_state: z.enum(contractStates),
  version,
  notify: z.array(notice).optional(),
})

const wantedState = z.object({
  contractState: z.enum(['without_contract', 'contract_sent', 'with_contract']),
  /** Needed at the latest when the contract is there. */
  contractStart: day.optional(),
  contractNumber: optionalLine(60),
  version: version.optional(),
})

export const changeContractState = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/change-contract-state',
  summary: 'Moves the contract state by one step; with a contract the object is rented.',
  params: idParam,
  body: wantedState,
  answer: moved,
})

export const changeAssignmentContractState = endpoint({
  method: 'POST',
  path: '/api/v1/objects/assignment/:id/contract-status-change',
  summary: 'The same step where contracts are not signed digitally.',
  params: idParam,
  body: wantedState,
  answer: moved,
})

export const terminateTenancy = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/terminate',
  summary: 'Records that the tenancy ends on a day, with a reason; the object is free again.',
  params: idParam,
  body: z.object({
    quitOn: day,
    reason: z
      .string({ error: 'general_field_is_required' })
      .trim()
      .min(1, 'general_field_is_required')
      .max(500, 'general_text_too_long'),
    version: version.optional(),
  }),
  answer: moved,
})

export const resetTenant = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/reset-to-default',
  summary: 'Back to "without contract"; after a termination only while nobody else has the object.',
  params: idParam,
  body: z.object({ note: optionalLine(500), version: version.optional() }),
  answer: moved,
})

export const getTenantTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id/timeline',
  summary: 'What has happened from the application to now, newest first.',
  params: idParam,
  answer: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        event: z.string(),
        title: z.string(),
        by: z.string().nullable(),
        detail: z.string().nullable(),
      }),
    ),
  }),
})
