// Details of an object for staff: facts, costs, current household, applications, history.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { advertNeeds } from '../rules/advert-needs.ts'
import { objectActions } from '../rules/object-can.ts'
import { factKeys } from '../rules/object-facts.ts'
import { objectKinds, objectStates, publicStates } from '#areas/buildings/rules/object-state.ts'
import { objectDocument } from './media.ts'
import { saleView } from './sale.ts'

/** Francs: per month for rents and costs, a single amount for the others. */
const prices = z.object({
  netRent: z.number().nullable(),
  ancillaryCost: z.number().nullable(),
  grossRent: z.number().nullable(),
  deposit: z.number().nullable(),
  capitalShare: z.number().nullable(),
  sellingPrice: z.number().nullable(),
  /** Net rent or price per square metre. */
  perSquareMetre: z.number().nullable(),
})

/** Minimum and maximum; null is unlimited. */
const bounds = z.object({ min: z.number().nullable(), max: z.number().nullable() })

const holder = z.object({
  kind: z.enum(['offer', 'assignment', 'tenancy']),
  names: z.string(),
  applicationId: id,
  /** Timestamp: the end of the offer, or the time of the assignment. */
  at: z.string(),
  assignmentId: z.string().nullable(),
  contractStateTitle: z.string().nullable(),
  contractStart: z.string().nullable(),
  /** The last day of the tenancy, after notice is given. */
  quitOn: z.string().nullable(),
})

export const objectView = z.object({
  id,
  version,
  kind: z.enum(objectKinds),
  reference_number: z.string(),
  title: z.string(),
  objectTypeTitle: z.string(),
  progress_state: z.enum(objectStates),
  /** For an object under notice: state of the letting to the next household. */
  stateTitle: z.string(),
  /**
   * State that decides if the object can be offered: under notice the state of the next letting, otherwise its own
   * state.
   */
  letting_state: z.enum(objectStates),
  /** The first day on which the next household may move in; null if no notice was given. */
  next_from: z.string().nullable(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  balconyArea: z.number().nullable(),
  floor: z.string().nullable(),
  orientation: z.string().nullable(),
  move_in_date: z.string().nullable(),
  prices,
  occupancy: z.object({ persons: bounds, adults: bounds, children: bounds }),
  allowsDogs: z.boolean().nullable(),
  allowsCats: z.boolean().nullable(),
  isSubsidized: z.boolean().nullable(),
  features: z.array(z.string()),
  tenderTitle: z.string().nullable(),
  tenderNotice: z.string().nullable(),
  publication: z.object({
    isPublished: z.boolean(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    /** State as shown on the public page; null if the object is not public. */
    publicState: z.enum(publicStates).nullable(),
    publicPath: z.string(),
    applicationPath: z.string(),
    /** Data that property portals require and this object lacks. */
    missingForAdvert: z.array(z.enum(advertNeeds)),
  }),
  building: z.object({
    id,
    title: z.string(),
    street: z.string(),
    place: z.string(),
    constructionYear: z.number().nullable(),
    ownerName: z.string().nullable(),
    hasLift: z.boolean().nullable(),
    egid: z.string().nullable(),
  }),
  ewid: z.string().nullable(),
  /** Further facts as declared in rules/object-facts.ts; money in francs. */
  facts: z.array(z.object({ key: z.enum(factKeys), value: z.union([z.string(), z.number(), z.boolean()]) })),
  /** Custom facts, sorted by name. */
  ownFacts: z.array(z.object({ key: z.string(), value: z.string() })),
  hasFloorPlan: z.boolean(),
  images: z.array(uploadedFile),
  /** `key` is the document type. */
  documents: z.array(objectDocument),
  /** Current holder: the household with the open offer, the assigned household, or the tenants. */
  holder: holder.nullable(),
  /** For an object under notice: the next household. */
  next: holder.nullable(),
  /** Sale as entered by staff, in projects that sell. */
  sale: saleView.nullable(),
  applicationCounts: z.object({ open: z.number(), all: z.number() }),
  actions: z.array(z.object({ key: z.enum(objectActions), enabled: z.boolean(), reason: z.string().optional() })),
  canEdit: z.boolean(),
})
export type ObjectView = z.infer<typeof objectView>

export const getObject = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id',
  summary: 'One object with its building, prices in francs, who holds it, and what may be done with it now.',
  params: idParam,
  response: objectView,
})

export const getObjectTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/timeline',
  summary: 'What has happened to an object, newest first, at most 200 entries.',
  params: idParam,
  response: timelineAnswer,
})

export const changeObjectStatus = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/change-status',
  summary:
    'Activates, deactivates, reserves, publishes or hides an object; 409 with the reason when its state forbids it.',
  params: idParam,
  body: z.object({ action: z.enum(objectActions, { error: 'general_field_is_required' }) }),
  response: z.object({
    progress_state: z.enum(objectStates),
    isPublished: z.boolean(),
    version,
    notify: z.array(notice).optional(),
  }),
})
