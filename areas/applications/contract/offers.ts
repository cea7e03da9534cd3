// Offers an object to an application, and records the applicant's response.

import { z } from 'zod'
import { mailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, grade, id, idParam, optionalLine, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { objectFacts } from '#areas/objects/contract/facts.ts'
import { objectKinds, objectStates } from '#areas/buildings/rules/object-state.ts'
import { applicationStates, offerStates } from '../rules/application-state.ts'
import { fitRules } from '../rules/offers/object-fit.ts'

export const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const objectChoice = z.object({
  objectId: id,
  title: z.string(),
  referenceNumber: z.string(),
  address: z.string(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  floor: z.string().nullable(),
  /** Francs a month, charges included. */
  grossRent: z.number().nullable(),
  /** Francs; null for rented objects. */
  sellingPrice: z.number().nullable(),
  moveInDate: z.string().nullable(),
  /** The first day on which the next household may move in; null if no notice was given. */
  nextFrom: z.string().nullable(),
  progress_state: z.enum(objectStates),
  stateTitle: z.string(),
  /** 1 to 3 for a wish; null if the household did not wish for it. */
  rank: z.number().nullable(),
  fits: z.array(z.object({ rule: z.enum(fitRules), ok: z.boolean().nullable(), text: z.string() })),
  /** Number of other open applications that wish for it. */
  otherApplications: z.number(),
  /** Number of open offers of this object, to all applicants. */
  openOffers: z.number(),
  canBeOffered: verdict,
  canBeAssigned: verdict,
})
export type ObjectChoice = z.infer<typeof objectChoice>

const wishedChoice = objectChoice.extend({
  /** Permission to deny the wish for this object alone. */
  canBeDenied: verdict,
  /** Denial of this wish as sent to the household, if it was denied. */
  denial: z
    .object({
      at: z.string(),
      by: z.string(),
      reasonTitle: z.string(),
      note: z.string().nullable(),
      subject: z.string(),
    })
    .nullable(),
})
export type WishedChoice = z.infer<typeof wishedChoice>

export const getPriorityApartments = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/priority-apartments',
  summary:
    'The wished objects in their order, with state, fit, whether they can be offered, and how a wish was denied.',
  params: idParam,
  response: z.object({ objects: z.array(wishedChoice) }),
})

export const getOfferDetail = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/offer-detail',
  summary: 'Objects that can be offered: the wishes first, then what fits best; at most 40.',
  params: idParam,
  query: z.object({ search: z.string().trim().max(200).default(''), objectId: id.optional() }),
  response: z.object({
    applicationId: id,
    version,
    number: z.number(),
    contactName: z.string(),
    contactEmail: z.string(),
    canBeOffered: verdict,
    canBeAssignedDirectly: verdict,
    /** Both overall grades if they differ, so that the user sees the difference before making an offer. */
    differing: z.object({ first: grade, second: grade }).nullable(),
    /** Days in Switzerland, YYYY-MM-DD. */
    validUntilDefault: z.string(),
    earliestDay: z.string(),
    latestDay: z.string(),
    /** Null: no automatic reminder. */
    reminderDays: z.number().nullable(),
    objects: z.array(objectChoice),
    /** Parking spaces and the like that can be offered together with an object. */
    companions: z.array(objectChoice),
  }),
})

/** Maximum number of objects let together with a main object. */
export const mostBeside = 5

export const findObjectsBeside = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/objects-beside',
  summary:
    'Free objects that are no homes, of any house, by title, address or number, and whether they can be let together with another; at most 20, rents in francs.',
  params: idParam,
  /** Maximum number of objects let together with a main object. */
  query: z.object({ search: z.string().trim().min(1).max(200), objectId: id }),
  response: z.object({ objects: z.array(objectChoice) }),
})

export const offerView = z.object({
  offerId: id,
  objectId: id,
  objectTitle: z.string(),
  address: z.string(),
  grossRent: z.number().nullable(),
  state: z.enum(offerStates),
  stateTitle: z.string(),
  validUntil: z.string(),
  comment: z.string().nullable(),
  declineReason: z.string().nullable(),
  sentBy: z.string().nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  canBeReminded: verdict,
  /** Permission for staff to accept on behalf of the applicant. */
  canBeConfirmed: verdict,
  /** Objects offered together with the main object. */
  together: z.array(z.object({ objectId: id, title: z.string(), grossRent: z.number().nullable() })),
  /** Titles of objects that were part of the offer but went to another household. */
  goneWithout: z.array(z.string()),
  /** Number of other households that have an open offer of the object. */
  rivals: z.number(),
  version,
})
export type OfferView = z.infer<typeof offerView>

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/offer',
  summary: 'The open offer of an application and the ones before it, newest first.',
  params: idParam,
  response: z.object({ open: offerView.nullable(), past: z.array(offerView) }),
})

const pair = z.object({ applicationId: id, apartmentId: id })

export const sendOffer = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-offer/:applicationId/:apartmentId',
  summary:
    'Offers an object by mail until the end of a day; as many at once as the process settings allow, the first to accept gets it.',
  params: pair,
  body: z.object({
    /** Last day for acceptance; defaults to the period in the process settings. */
    validUntil: day.optional(),
    comment: optionalLine(2000),
    /** Objects offered together with it, such as a parking space. */
    secondaryObjectIds: z.array(id).max(mostBeside, 'applications_at_most_five_beside').default([]),
    mail: mailWords.optional(),
    /** Version of the application. */
    version,
  }),
  response: z.object({ offerId: id, validUntil: z.string(), notify: z.array(notice).optional() }),
})

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/offer/withdraw',
  summary: 'Takes the open offer back and frees the object; refused once the offer is answered.',
  params: idParam,
  body: z.object({ reason: optionalLine(500), version: version.optional() }),
  response: z.object({ progress_state: z.enum(applicationStates), notify: z.array(notice).optional() }),
})

export const offerDeclineReasons = ['other_object', 'rent', 'location', 'date', 'size', 'stays', 'other'] as const

/** Shared by the applicant's decline and the decline recorded by staff. */
const decline = {
  reason: z.enum(offerDeclineReasons, { error: 'general_field_is_required' }),
  comment: optionalLine(1000),
}

export const recordDeclinedOffer = endpoint({
  method: 'POST',
  path: '/api/v1/communication/manual-offer-denial/:applicationId/:apartmentId',
  summary: 'Records that the applicant said no by another way than the offer page, with the reason that they gave.',
  params: pair,
  body: z.object(decline),
  response: z.object({ progress_state: z.enum(applicationStates), notify: z.array(notice).optional() }),
})

/** Token from the mailed link; any other value results in 404. */
const token = z.object({ id: z.string().min(20).max(200) })

export const getOfferForm = endpoint({
  method: 'GET',
  path: '/api/v1/action/:id/offer-form',
  summary: 'The offer behind a mailed link. Reading changes nothing; 410 once it has ended.',
  params: token,
  response: z.object({
    state: z.enum(offerStates),
    validUntil: z.string(),
    comment: z.string().nullable(),
    greetingName: z.string(),
    persons: z.number(),
    /** Objects let together with the main object. */
    together: z.array(
      z.object({ objectId: id, title: z.string(), grossRent: z.number().nullable(), deposit: z.number().nullable() }),
    ),
    /** Titles of objects that were part of the offer but went to another household. */
    goneWithout: z.array(z.string()),
    object: objectFacts.extend({
      id,
      kind: z.enum(objectKinds),
      place: z.string(),
      moveInDate: z.string().nullable(),
      pictures: z.array(z.object({ url: z.string(), name: z.string() })),
      hasFloorPlan: z.boolean(),
    }),
    contact: z.object({ person: z.string(), phone: z.string(), email: z.string() }),
  }),
})

export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/v1/action/:id/offer-form',
  summary: 'Accepts or declines the offer; the same answer given again is answered the same.',
  params: token,
  body: z.discriminatedUnion('answer', [
    z.object({
      answer: z.literal('accept'),
      /** Ids shown on the page: the object and those let with it. Returns 409 if the offer has changed since. */
      objectIds: z.array(id).optional(),
    }),
    z.object({ answer: z.literal('decline'), ...decline }),
  ]),
  response: z.object({ state: z.enum(offerStates) }),
})
