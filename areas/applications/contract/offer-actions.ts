// Endpoints around an offer: preview the mail, correct the remark, send a reminder, confirm an answer given by phone.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, option, optionalLine, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { objectStates } from '#areas/buildings/rules/object-state.ts'
import { applicationStates, grades } from '../rules/application-state.ts'
import { aheadReasons } from '../rules/offers/next-in-line.ts'
import { mostBeside, objectChoice, offerView, verdict } from './offers.ts'

const pair = z.object({ applicationId: id, apartmentId: id })

export const getOfferInfo = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/offer-info',
  summary: 'How offers work in this project: validity, reminder, how many at once, and the reasons for declining.',
  params: idParam,
  response: z.object({
    canBeOffered: verdict,
    offerValidDays: z.number(),
    reminderDays: z.number().nullable(),
    parallelOffers: z.number(),
    declineReasons: z.array(option),
  }),
})

/** Mail text that replaces the template text. */
const mail = mailWords.optional()

const intended = {
  objectIds: z
    .array(id)
    .min(1, 'applications_choose_object')
    .max(1 + mostBeside, 'applications_at_most_five_beside'),
  validUntil: day.optional(),
  comment: optionalLine(2000),
  mail,
}

export const checkOffer = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/offer-detail',
  summary:
    'Checks an offer before it is sent, the main object first, and answers the mail it would send. Writes nothing.',
  params: idParam,
  body: z.object(intended),
  response: z.object({
    allowed: verdict,
    problems: z.array(z.object({ objectId: id, reason: z.string() })),
    /** Francs a month, all objects together. */
    grossRent: z.number(),
    validUntil: z.string(),
    mail: shownMail,
  }),
})

export const rewordOffer = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/offer',
  summary: 'Corrects the remark of the open offer, as the applicant reads it on the offer page.',
  params: idParam,
  body: z.object({ comment: z.string().trim().max(2000, 'general_text_too_long'), version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const confirmOffer = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/offer-confirm',
  summary: 'Records that the applicant accepted by another way than the offer page; the object is assigned.',
  params: idParam,
  body: z.object({ version: version.optional() }),
  response: z.object({ progress_state: z.enum(applicationStates), notify: z.array(notice).optional() }),
})

export const getDeclinedOffer = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/offer-detail-declined/:apartmentId',
  summary: 'The offer of this object that the application declined, let lapse or lost, and who comes next in line.',
  params: z.object({ id, apartmentId: id }),
  response: z.object({
    applicationId: id,
    contactName: z.string(),
    offer: offerView,
    objectState: z.enum(objectStates),
    objectStateTitle: z.string(),
    canBeOfferedAgain: verdict,
    next: z
      .object({ applicationId: id, number: z.number(), contactName: z.string(), reasons: z.array(z.string()) })
      .nullable(),
  }),
})

export const getManualDenial = endpoint({
  method: 'GET',
  path: '/api/v1/communication/manual-offer-denial/:applicationId/:apartmentId',
  summary: 'What is needed to record that the applicant said no: the open offer and the reasons to choose from.',
  params: pair,
  response: z.object({ offer: offerView, allowed: verdict, reasons: z.array(option) }),
})

export const remindOfOffer = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-offer-reminder/:applicationId/:apartmentId',
  summary: 'Reminds of the open offer by mail now; at most once a day.',
  params: pair,
  body: z.object({ mail }),
  response: z.object({ notify: z.array(notice).optional() }),
})

export const previewMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/mail-preview',
  summary:
    'The mail of a deed before it is sent, in the language of the applicant, made by what sends it: how it reads, its templates, its words to be changed, what would stop it. Writes nothing.',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('offer'), applicationId: id, ...intended }),
    z.object({ kind: z.literal('offer_reminder'), applicationId: id, mail }),
    z.object({ kind: z.literal('assignment'), applicationId: id, mail }),
    z.object({ kind: z.literal('direct_assignment'), applicationId: id, objectIds: intended.objectIds, mail }),
  ]),
  response: shownMail,
})

export const candidate = z.object({
  applicationId: id,
  version,
  number: z.number(),
  contactName: z.string(),
  progress_state: z.enum(applicationStates),
  stateTitle: z.string(),
  /** Null if not given, or hidden until the second evaluation. */
  overall_evaluation: z.enum(grades).nullable(),
  points: z.number(),
  rank: z.number().nullable(),
  createdAt: z.string(),
  fits: objectChoice.shape.fits,
  canBeOffered: verdict,
  /** Reason why it ranks before the next candidate; null for the last. */
  ahead: z.enum(aheadReasons).nullable(),
  aheadTitle: z.string().nullable(),
})
export type Candidate = z.infer<typeof candidate>

export const getNextInLine = endpoint({
  method: 'GET',
  path: '/api/v1/objects/assignment/:id/make-offer-init',
  summary:
    'Who could be offered this object next, in order and with the reason of each place, and who has an offer now.',
  params: idParam,
  response: z.object({
    objectId: id,
    /** Another household has the object. A denial may give this reason only then. */
    isTaken: z.boolean(),
    canBeOffered: verdict,
    seats: z.object({ open: z.number(), most: z.number() }),
    open: z.array(
      z.object({
        applicationId: id,
        number: z.number(),
        contactName: z.string(),
        validUntil: z.string(),
        remindedAt: z.string().nullable(),
      }),
    ),
    /** Households whose offer was declined, expired or lost to another household, newest first. */
    past: z.array(
      z.object({
        applicationId: id,
        number: z.number(),
        contactName: z.string(),
        state: z.string(),
        stateTitle: z.string(),
        answeredAt: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** Titles of the other objects that the household wishes for and can still get. */
    candidates: z.array(candidate.extend({ otherWishes: z.array(z.string()) })),
    total: z.number(),
  }),
})

export const resendAssignment = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-assignment/:applicationId/:apartmentId',
  summary: 'Sends the mail about the assignment once more; 409 when it has gone out this very moment.',
  params: pair,
  body: z.object({ mail }),
  response: z.object({ notify: z.array(notice).optional() }),
})

export const checkContract = endpoint({
  method: 'POST',
  path: '/api/v1/objects/assignment/:id/update-contract-check',
  summary: 'Marks the prepared contract of an assignment as checked, or takes the mark away.',
  params: idParam,
  body: z.object({ checked: z.boolean(), version }),
  response: z.object({ version, checkedAt: z.string().nullable(), notify: z.array(notice).optional() }),
})
