// Offers of one object with recipient, expiry and possible actions, for the panel beside the object lists.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { objectStates } from '#areas/buildings/rules/object-state.ts'
import { offerStates } from '../rules/application-state.ts'
import { offerView, verdict } from './offers.ts'

const seats = z.object({ open: z.number(), most: z.number() })

export const getObjectWithOffer = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/with-offer',
  summary:
    'All offers of an object to whomever, newest first, at most 50: state, last day, answer; and how many may be open at once.',
  params: idParam,
  response: z.object({
    objectId: id,
    progress_state: z.enum(objectStates),
    seats,
    offers: z.array(
      z.object({
        applicationId: id,
        number: z.number(),
        contactName: z.string(),
        state: z.enum(offerStates),
        stateTitle: z.string(),
        validUntil: z.string(),
        remindedAt: z.string().nullable(),
        answeredAt: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
})

const heldOffer = offerView.extend({
  applicationId: id,
  number: z.number(),
  contactName: z.string(),
  /** Sum for all objects in the offer, in francs a month; null if the rent of the main object is unknown. */
  totalRent: z.number().nullable(),
  canBeWithdrawn: verdict,
})
export type HeldOffer = z.infer<typeof heldOffer>

export const getObjectOfferDetail = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/offer-detail',
  summary:
    'The open offers of an object, for itself or together with another, first sent first: household, terms, and whether each can be reminded of, confirmed or withdrawn.',
  params: idParam,
  response: z.object({
    objectId: id,
    title: z.string(),
    referenceNumber: z.string(),
    address: z.string(),
    progress_state: z.enum(objectStates),
    stateTitle: z.string(),
    seats,
    offers: z.array(heldOffer),
  }),
})
