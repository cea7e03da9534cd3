// Endpoints after submission: status, missing items, receipt and withdrawal.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { optionalLine } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { progressSteps, standings, wishOutcomes, withdrawalReasons } from '#areas/applications/rules/after-sending.ts'
import { credentials, formsSettings, handedIn, project, sentApplication, wishedObject } from './form-shapes.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

/** An upload place: one person (null: the household) and one category of the form. */
export const paperPlace = z.object({
  person: z.string().nullable(),
  /** Null for the household. */
  personName: z.string().nullable(),
  category: z.string(),
  title: z.string(),
  /** True if the documents are incomplete without it. */
  isNeeded: z.boolean(),
  /**
   * False for a document that is required only from the chosen household but is already uploaded: it can be deleted,
   * and no file can be added.
   */
  isDue: z.boolean(),
  maxFiles: z.number(),
  state: z.enum(['missing', 'there', 'expired']),
})
export type PaperPlace = z.infer<typeof paperPlace>

export const applicationStatus = z.object({
  language: z.enum(languages),
  project,
  formsSettings,
  application: sentApplication,
  standing: z.enum(standings),
  /** The project sells: the page has sections about the purchase. */
  sells: z.boolean(),
  steps: z.array(z.object({ key: z.enum(progressSteps), state: z.enum(['done', 'current', 'open']) })),
  /** Null unless the household withdrew the application; withdrawal is then the last step. */
  withdrawnAt: z.string().nullable(),
  /** Awarded and offered objects come first. Includes objects of the application that are not on the wish list. */
  objects: z.array(wishedObject.extend({ outcome: z.enum(wishOutcomes) })),
  offer: z.object({ titles: z.array(z.string()), validUntil: z.string() }).nullable(),
  missing: z.object({
    email: z.boolean(),
    /**
     * Invited co-applicants who have not filled in their part; the address is null if the link was not sent by email.
     */
    people: z.array(z.object({ email: z.string().nullable() })),
    /** For people who fill in their own part: number of documents that are missing or too old. */
    ownPapers: z.array(z.object({ name: z.string(), count: z.number() })),
  }),
  papers: z.array(paperPlace),
  documents: z.array(handedIn),
  takesPapers: z.boolean(),
  canWithdraw: verdict,
  /** The household's own actions, newest first. */
  history: z.array(z.object({ at: z.string(), title: z.string() })),
})
export type ApplicationStatus = z.infer<typeof applicationStatus>

export const getApplicationStatus = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/status',
  summary:
    'Where a sent application stands: steps, what is missing, places for papers (those kept for the chosen one only when there is an offer, an object or a request), own history. 404 for a draft or a wrong key.',
  params: credentials,
  response: applicationStatus,
})

export const openOwnOffer = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/offer-link',
  summary: 'A new link to the open offer of a sent application. 409 without an offer that its mail has told of.',
  params: credentials,
  response: z.object({ path: z.string() }),
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/withdraw',
  summary:
    'Takes a sent application back, with a reason; asked again it does no harm. 409 while an offer is open or the object assigned.',
  params: credentials,
  body: z.object({
    reason: z.enum(withdrawalReasons, { error: 'general_field_is_required' }),
    comment: optionalLine(1000),
  }),
  response: z.object({ status: applicationStatus, notify: z.array(notice).optional() }),
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/receipt',
  summary:
    'The receipt as a PDF: number, day and time, objects, people, and the digest of the answers as they were sent.',
  params: credentials,
  response: z.unknown(),
})
