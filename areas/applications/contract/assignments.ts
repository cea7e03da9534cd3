// An assignment links an application to an object, from acceptance or direct assignment to the tenancy.

import { z } from 'zod'
import { mailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, optionalLine, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { contractStates } from '../rules/application-state.ts'
import { mostBeside, objectChoice, verdict } from './offers.ts'

export const assignmentStates = ['assigned', 'released', 'cancelled'] as const

export const assignmentView = z.object({
  assignmentId: id,
  /** Latest document generated for signing; null if there is none. */
  contractId: id.nullable(),
  objectId: id,
  objectTitle: z.string(),
  address: z.string(),
  grossRent: z.number().nullable(),
  objectState: z.string(),
  objectStateTitle: z.string(),
  kind: z.enum(['offer', 'direct']),
  state: z.enum(assignmentStates),
  contractState: z.enum(contractStates).nullable(),
  contractStateTitle: z.string().nullable(),
  contractStart: z.string().nullable(),
  comment: z.string().nullable(),
  cancelReason: z.string().nullable(),
  assignedAt: z.string(),
  assignedBy: z.string().nullable(),
  releasedAt: z.string().nullable(),
  /** Objects offered together with the main object. */
  together: z.array(z.object({ objectId: id, title: z.string(), grossRent: z.number().nullable() })),
  contractCheckedAt: z.string().nullable(),
  contractCheckedBy: z.string().nullable(),
  version,
  canHaveContractChecked: verdict,
  canBeReleased: verdict,
  canBeCancelled: verdict,
})
export type AssignmentView = z.infer<typeof assignmentView>

export const getAssignment = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/assignment',
  summary: 'The assignment of an application and the cancelled ones before it.',
  params: idParam,
  response: z.object({ current: assignmentView.nullable(), past: z.array(assignmentView) }),
})

export const getDirectAssignment = endpoint({
  method: 'GET',
  path: '/api/v1/objects/assignment/:id/direct-assignment-init',
  summary: 'Whether this object can be assigned to an application without an offer, and how well they fit.',
  params: idParam,
  query: z.object({ applicationId: id }),
  response: z.object({
    applicationId: id,
    version,
    contactName: z.string(),
    object: objectChoice,
    /** Free parking spaces and side rooms in the same building that can be assigned with the object. */
    companions: z.array(objectChoice),
    allowed: verdict,
    contractStart: z.string().nullable(),
    /** Automatic: the household becomes a tenant at once. */
    release: z.enum(['manual', 'automatic']),
  }),
})

export const sendDirectAssignment = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-direct-assignment/:applicationId/:apartmentId',
  summary: 'Assigns an object without an offer, and what goes with it, and tells the applicant by mail.',
  params: z.object({ applicationId: id, apartmentId: id }),
  body: z.object({
    comment: optionalLine(2000),
    contractStart: day.optional(),
    /** Objects assigned together with it, such as a parking space. */
    secondaryObjectIds: z.array(id).max(mostBeside, 'applications_at_most_five_beside').default([]),
    mail: mailWords.optional(),
    version,
  }),
  response: z.object({ assignmentId: id, notify: z.array(notice).optional() }),
})

export const releaseAssignment = endpoint({
  method: 'POST',
  path: '/api/v1/objects/assignment/:id/release',
  summary: 'Releases an assignment: the household becomes a tenant without contract.',
  params: idParam,
  body: z.object({ version: version.optional() }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const cancelAssignment = endpoint({
  method: 'POST',
  path: '/api/v1/objects/assignment/:id/cancel',
  summary: 'Cancels an assignment with a reason and frees the object; on request the applicant is told by mail.',
  params: idParam,
  body: z.object({
    reason: z
      .string({ error: 'general_field_is_required' })
      .trim()
      .min(1, 'general_field_is_required')
      .max(500, 'general_text_too_long'),
    notify: z.boolean().default(false),
    version: version.optional(),
  }),
  response: z.object({ notify: z.array(notice).optional() }),
})

export const updateAssignment = endpoint({
  method: 'POST',
  path: '/api/v1/objects/assignment/:id/update',
  summary: 'Changes comment and start of an assignment; a stale version answers 409 with what stands now.',
  params: idParam,
  body: z.object({
    comment: z.string().trim().max(2000, 'general_text_too_long').nullable(),
    start: day.nullable(),
    version,
  }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})
