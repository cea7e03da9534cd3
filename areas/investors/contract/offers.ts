// Offers of investors, non-binding (NBO) and binding (BO), and their comparison. No offer binds anybody to buy or sell; only the
// notarised deed does. Money in francs.

import { z } from 'zod'
import { transactionTypes } from '#areas/projects/rules/project-choices.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, noNumber } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { applyStates } from '../rules/apply-state.ts'
import { offerKinds } from '../rules/deadline-reminder.ts'

const words = (max: number) => z.string().trim().max(max, 'general_text_too_long')
const amount = z.number(noNumber).positive('general_value_not_valid').max(1e11, 'general_value_not_valid')

export const offerData = z.object({
  kind: z.enum(offerKinds),
  amount,
  /** Upper end of an indicated range. */
  amountTo: amount.nullable(),
  structure: z.enum(transactionTypes),
  financing: words(1000),
  conditions: words(2000),
  dueDiligence: words(1000),
  timing: words(1000),
  signatory: words(120),
  validUntil: day.nullable(),
  receivedOn: day,
})
export type OfferData = z.infer<typeof offerData>

const offer = offerData.extend({
  id,
  /** Percent: target rent of a year divided by the amount. */
  grossYield: z.number().nullable(),
  isExpired: z.boolean(),
  /** Replaced by a newer offer of the kind. */
  isReplaced: z.boolean(),
  recordedBy: z.string().nullable(),
  file: z.object({ name: z.string(), path: z.string() }).nullable(),
})
export type Offer = z.infer<typeof offer>

export const uploadInvestorOffer = endpoint({
  method: 'POST',
  path: '/api/v1/investors/:id/upload-investor-offer',
  summary:
    'Records an offer of an investor for a project with its document; a newer offer of the same kind replaces the earlier one.',
  params: idParam,
  body: offerData.extend({
    projectId: id,
    /** Id of the uploaded document. */
    fileId: id.nullable(),
    /** Mails the investor that the offer was received. */
    confirms: z.boolean().default(true),
  }),
  response: done,
})

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

const projectOffers = z.object({
  applyId: id,
  project: z.object({ id, title: z.string() }),
  state: z.enum(applyStates),
  stateTitle: z.string(),
  canUpload: z.object({ nbo: verdict, bo: verdict }),
  /** Newest first. */
  offers: z.array(offer),
  /** Place by amount among the offers of the project that count, by kind; null without an offer. */
  ranks: z.array(z.object({ kind: z.enum(offerKinds), rank: z.number(), of: z.number() })),
})
export type ProjectOffers = z.infer<typeof projectOffers>

export const getOfferSidepanel = endpoint({
  method: 'GET',
  path: '/api/v1/investors/:id/offer-sidepanel',
  summary: 'All offers of an investor by project, with their place among the offers of the project.',
  params: idParam,
  response: z.object({
    investor: z.object({ id, company: z.string() }),
    canWrite: z.boolean(),
    projects: z.array(projectOffers),
  }),
})

export const compareOffers = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:id/offers',
  summary: 'The offers of a project that count, side by side: binding ones first, then by amount.',
  params: idParam,
  response: z.object({
    price: z.number().nullable(),
    nboDue: day.nullable(),
    boDue: day.nullable(),
    offers: z.array(
      offer.extend({
        applyId: id,
        investor: z.object({ id, company: z.string() }),
        state: z.enum(applyStates),
        stateTitle: z.string(),
        /** Difference to the price of the project, in percent. */
        toPrice: z.number().nullable(),
      }),
    ),
  }),
})
export type ComparedOffer = z.infer<(typeof compareOffers)['response']>['offers'][number]
