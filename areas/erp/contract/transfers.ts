// Transfers to and from the property software, one per record (spec 2 §7 Objects, ERP).

import { z } from 'zod'
import { verdict } from '#areas/applications/contract/offers.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { transferKinds, transferStates } from '../rules/transfer.ts'

export const transferView = z.object({
  id,
  kind: z.enum(transferKinds),
  kindTitle: z.string(),
  direction: z.enum(['in', 'out']),
  /** Number of the property or unit in the property software. */
  reference: z.string(),
  state: z.enum(transferStates),
  stateTitle: z.string(),
  /** Queued until the connection is switched on again. */
  isPaused: z.boolean(),
  /** Readable reasons of the refusal. */
  reasons: z.array(z.string()),
  /** Result of an import in words. */
  outcome: z.string().nullable(),
  /** Number of the created record in the property software. */
  externalReference: z.string().nullable(),
  /** Number of failed attempts. */
  attempts: z.number(),
  by: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  answeredAt: instant.nullable(),
  /** Time at which the draft became an agreement in the property software. */
  agreedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
})
export type TransferView = z.infer<typeof transferView>

const queued = z.object({ transfer: transferView, notify: z.array(notice).optional() })

export const getTenancyErp = endpoint({
  method: 'GET',
  path: '/api/v1/interface/tenants/:id/erp',
  summary:
    'How a tenancy stands at the property software: newest transfers first, at most 20, and what may be sent. `isOn` is false without connection.',
  params: idParam,
  response: z.object({
    isOn: z.boolean(),
    isDemo: z.boolean(),
    system: z.string().nullable(),
    /** Number of the draft or agreement in the property software. */
    externalReference: z.string().nullable(),
    /** Objects let together with the main object, which the draft does not include: title and number. */
    notInDraft: z.array(z.string()),
    transfers: z.array(transferView),
    canSynchronize: verdict,
    canCreateContract: verdict,
  }),
})

export const synchronizeApplication = endpoint({
  method: 'POST',
  path: '/api/v1/interface/synchronize-application-erp/:id',
  summary:
    'Tells the property software whom a tenancy without contract has chosen (persons and dossier); the id is the tenancy’s. Sent in the background; the same facts are sent once. 409 with the reason when it may not be.',
  params: idParam,
  response: queued,
})

export const createErpContract = endpoint({
  method: 'POST',
  path: '/api/v1/interface/create-contract-erp/:id',
  summary:
    'Sends the draft of the agreement of a tenancy without contract; the id is the tenancy’s, amounts are francs, of the object alone; what is let with it is not named. The answer there sets the external number; the state follows when the agreement is made there. The same draft is sent once, another is refused with 409.',
  params: idParam,
  response: queued,
})

export const getObjectErp = endpoint({
  method: 'GET',
  path: '/api/v1/interface/objects/:id/erp',
  summary:
    'How an object stands at the property software: where it says something else, and the newest transfers. `heardAt` is null while it has told nothing of this number.',
  params: idParam,
  response: z.object({
    isOn: z.boolean(),
    isDemo: z.boolean(),
    system: z.string().nullable(),
    heardAt: instant.nullable(),
    /** Changes that an import would make, as display text. */
    differences: z.array(z.object({ label: z.string(), here: z.string(), there: z.string() })),
    transfers: z.array(transferView),
    canSynchronize: verdict,
  }),
})

export const synchronizeObject = endpoint({
  method: 'POST',
  path: '/api/v1/interface/synchronize-object-erp/:id',
  summary:
    'Takes number, measures, rent and vacancy of one unit from the property software, in the background; the id is the object’s. Texts, pictures and selling prices are never touched.',
  params: idParam,
  response: queued,
})
