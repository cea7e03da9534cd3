// One application with its people, and what may be done with it.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, emailOrNone, id, idParam, line, option, optionalLine, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { referenceKinds } from '../rules/referees.ts'
import { applicationStates, deactivationReasons } from '../rules/application-state.ts'

/**
 * Actions in the header of the details page. An action without permission is left out; an action that the state
 * forbids is disabled with its reason.
 */
export const applicationActionKeys = [
  'evaluate',
  'offer',
  'assign_directly',
  'remind',
  'withdraw_offer',
  'release',
  'cancel_assignment',
  'open_tenancy',
  'edit',
  'activate',
  'deny',
  'deactivate',
  'delete',
] as const
export type ApplicationActionKey = (typeof applicationActionKeys)[number]

export const tileKeys = ['householdIncome', 'adults', 'children', 'parkingSpaces'] as const
export type TileKey = (typeof tileKeys)[number]

export const action = z.object({
  key: z.enum(applicationActionKeys),
  enabled: z.boolean(),
  reason: z.string().optional(),
})
export type ApplicationAction = z.infer<typeof action>

export const answerSection = z.object({
  key: z.string(),
  title: z.string(),
  fields: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
})
export type AnswerSection = z.infer<typeof answerSection>

const adult = z.object({
  id,
  title: z.string().nullable(),
  name: z.string(),
  tenantType: z.string().nullable(),
  age: z.number().nullable(),
  nationality: z.string().nullable(),
  occupation: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
const child = z.object({ id, name: z.string(), age: z.number().nullable(), daysPresent: z.number() })

const document = z.object({
  id,
  category: z.string(),
  title: z.string(),
  name: z.string(),
  url: z.string(),
  contentType: z.string(),
  size: z.number(),
  /** Null for documents of the household. */
  adultId: id.nullable(),
  adultName: z.string().nullable(),
  createdAt: z.string(),
  /** YYYY-MM-DD, where staff have noted it. */
  issuedOn: z.string().nullable(),
  /** True until a staff member opens the document. */
  isNew: z.boolean(),
})

export const applicationView = z.object({
  id,
  version,
  number: z.number(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string().nullable(),
  language: z.enum(languages),
  createdAt: z.string(),
  /** Null if the household submitted the application itself. */
  recordedBy: z.object({ name: z.string(), initials: z.string() }).nullable(),
  progress_state: z.enum(applicationStates),
  stateTitle: z.string(),
  overall_star: z.boolean(),
  is_marked_important: z.boolean(),
  deactivationReason: z.string().nullable(),
  /** Time of anonymisation; afterwards the application contains no personal data. */
  anonymisedAt: z.string().nullable(),
  householdType: z.string(),
  /** Contradictions between the answers and the recorded people, in words. */
  contradictions: z.array(z.string()),
  moveInWish: z.string().nullable(),
  emailValidated: z.boolean(),
  tiles: z.object({
    /** Yearly, in francs. */
    householdIncome: z.number().nullable(),
    adults: z.number(),
    children: z.number(),
    parkingSpaces: z.number(),
  }),
  /** The tiles that the form asks about, and tiles with data the form did not ask for. */
  shownTiles: z.array(z.enum(tileKeys)),
  /** Reference kinds that the form lets staff ask about the adults. */
  referees: z.array(z.enum(referenceKinds)),
  adults: z.array(adult),
  children: z.array(child),
  /** Follows the permission for this kind of record: application or tenant. */
  canEditPeople: z.boolean(),
  sections: z.array(answerSection),
  documents: z.array(document),
  /** Null if the project has no point rules. Excludes the grade for users who may not see it. */
  points: z.number().nullable(),
  /** Points for the chosen options of the form, line by line; null if the form gives no points. */
  formPoints: z
    .object({
      total: z.number(),
      lines: z.array(
        z.object({ label: z.string(), person: z.string().nullable(), answer: z.string(), points: z.number() }),
      ),
    })
    .nullable(),
  documentsState: z.string(),
  actions: z.array(action),
  /** Suggested next action; null while another party has to act. */
  nextStep: z.enum(applicationActionKeys).nullable(),
  assignmentId: z.string().nullable(),
  reasons: z.array(option),
})
export type ApplicationView = z.infer<typeof applicationView>

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id',
  summary: 'One application: head, tiles, people, answers, documents and what may be done with it now.',
  params: idParam,
  response: applicationView,
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/:id',
  summary:
    'Deletes an application with its people, documents and offers; refused while an offer or assignment holds it.',
  params: idParam,
  response: done,
})

export const changeApplicationStatus = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/change-status',
  summary: 'Sets an application inactive with a reason, or active again where it left off.',
  params: idParam,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('deactivate'),
      reason: z.enum(deactivationReasons, { error: 'general_field_is_required' }),
      comment: optionalLine(1000),
      version: version.optional(),
    }),
    z.object({ action: z.literal('activate'), version: version.optional() }),
  ]),
  response: z.object({ progress_state: z.enum(applicationStates), version, notify: z.array(notice).optional() }),
})

export const updateRelatedData = endpoint({
  method: 'POST',
  path: '/api/v1/applications/update-related-data',
  summary: 'Sets or takes away the important mark of several applications.',
  body: z.object({
    action: z.literal('mark_important').default('mark_important'),
    data: z.object({ is_marked_important: z.boolean() }),
    application_ids: z.array(id).min(1, 'table_nothing_selected').max(1000),
  }),
  response: z.object({ changed: z.number(), notify: z.array(notice).optional() }),
})

/** Fields of the application itself that staff may correct. */
export const applicationData = z.object({
  contactName: line(200),
  /** Empty for a household that applied on paper and has no email address. */
  contactEmail: emailOrNone,
  contactPhone: z.string().trim().max(40, 'general_text_too_long').nullable(),
  language: z.enum(languages),
  householdType: line(60),
  moveInWish: day.nullable(),
  hasPets: z.boolean(),
  wantsParking: z.boolean(),
  parkingSpaces: z.int().min(0).max(20),
})
export type ApplicationData = z.infer<typeof applicationData>

const editAnswer = z.object({
  id,
  version,
  number: z.number(),
  progress_state: z.enum(applicationStates),
  stateTitle: z.string(),
  data: applicationData,
  householdTypes: z.array(option),
  canEdit: z.boolean(),
})

export const getApplicationEdit = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/edit',
  summary: 'What staff may correct on an application: contact, household, wishes for moving in.',
  params: idParam,
  response: editAnswer,
})

export const saveApplicationEdit = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/edit',
  summary: 'Saves corrections; a stale version answers 409 with what stands now.',
  params: idParam,
  body: applicationData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const getApplicationTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/timeline',
  summary: 'What has happened to an application, newest first, at most 200 entries.',
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

export const getApplicationDocument = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/documents/:fileId',
  summary: 'One document of an application, as it was handed in.',
  params: z.object({ id, fileId: id }),
  response: z.unknown(),
})
