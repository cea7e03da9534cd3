// A tenancy from the release of an assignment to its end, and the contract states in between. It has the id of the
// assignment.

import { z } from 'zod'
import { applicationView } from '#areas/applications/contract/application.ts'
import { verdict } from '#areas/applications/contract/offers.ts'
import { objectFacts } from '#areas/objects/contract/facts.ts'
import { contractStates, noticeGivers } from '#areas/applications/rules/application-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, optionalLine, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'

export const tenantSteps = ['contract_sent', 'with_contract', 'quit'] as const

const letObject = objectFacts.extend({
  objectId: id,
  referenceNumber: z.string(),
  progress_state: z.string(),
  stateTitle: z.string(),
})

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
  quitBy: z.enum(noticeGivers).nullable(),
  noticeOn: z.string().nullable(),
  handoverOn: z.string().nullable(),
  /** Time at which the household left. */
  endedAt: z.string().nullable(),
  /** Last day of the current household, if this one waits for it to leave. */
  occupiedUntil: z.string().nullable(),
  /** Set after notice: household that has an offer or assignment of the object from the following day. */
  next: z.object({ from: z.string(), names: z.string(), stateTitle: z.string() }).nullable(),
  /** Notice period in months as agreed. */
  noticeMonths: z.number(),
  /** Earliest possible last day if notice were given today. */
  earliestQuitOn: z.string(),
  object: letObject,
  /** Objects let together with the main object, such as a parking space. */
  together: z.array(
    letObject.extend({
      /** Day on which it was added to a running tenancy; null if let from the beginning. */
      letFrom: z.string().nullable(),
      /** Its own last day; null if it ends with the tenancy. */
      letUntil: z.string().nullable(),
      hasLeft: z.boolean(),
      /**
       * Reason why it cannot be kept: it is offered or assigned to another household after that day. Null if it can
       * be kept.
       */
      keptBack: z.string().nullable(),
    }),
  ),
  canChangeTogether: verdict,
  /** True once the contract is signed; objects let together then change as of a given day. */
  runs: z.boolean(),
  adults: applicationView.shape.adults,
  children: applicationView.shape.children,
  canEditPeople: applicationView.shape.canEditPeople,
  reservation: z.object({ until: z.string(), note: z.string(), hasBegun: z.boolean() }).nullable(),
  canWrite: z.boolean(),
  /** Permission for each manual contract step. */
  moves: z.object({
    withdraw: verdict,
    contract_sent: verdict,
    with_contract: verdict,
    quit: verdict,
    reset: verdict,
    cancel: verdict,
    delete: verdict,
    reserve: verdict,
  }),
})
export type TenantView = z.infer<typeof tenantView>

export const getTenant = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id',
  summary: 'One tenancy: people, object and what is let with it, contract state and which step can come next.',
  params: idParam,
  response: tenantView,
})

const moved = z.object({
  progress_state: z.enum(contractStates),
  version,
  notify: z.array(notice).optional(),
})

const wantedState = z.object({
  contractState: z.enum(['without_contract', 'contract_sent', 'with_contract']),
  /** Required at the latest when the contract is signed. */
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
  response: moved,
})

export const changeAssignmentContractState = endpoint({
  method: 'POST',
  path: '/api/v1/objects/assignment/:id/contract-status-change',
  summary: 'The same step where contracts are not signed digitally.',
  params: idParam,
  body: wantedState,
  response: moved,
})

export const terminateTenancy = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/terminate',
  summary:
    'Records the last day of a tenancy, at most ten years ahead, with a reason; the day after the object is free.',
  params: idParam,
  body: z.object({
    quitOn: day,
    quitBy: z.enum(noticeGivers).optional(),
    /** Day on which the notice was received; defaults to today. */
    noticeOn: day.optional(),
    /** Day on which the keys are returned; defaults to the last day. */
    handoverOn: day.optional(),
    reason: z
      .string({ error: 'general_field_is_required' })
      .trim()
      .min(1, 'general_field_is_required')
      .max(500, 'general_text_too_long'),
    version: version.optional(),
  }),
  response: moved,
})

export const resetTenant = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/reset-to-default',
  summary: 'Back to "without contract"; after a termination only while nobody else has the object.',
  params: idParam,
  body: z.object({ note: optionalLine(500), version: version.optional() }),
  response: moved,
})

export const getTenantTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id/timeline',
  summary: 'What has happened from the application to now, newest first.',
  params: idParam,
  response: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        event: z.string(),
        title: z.string(),
        by: z.string().nullable(),
        detail: z.string().nullable(),
        /** Mail that the entry refers to, in the thread of the application. */
        mailId: z.string().nullable(),
      }),
    ),
  }),
})
