// Proposes an object to a person on the waitlist and receives the answer through the mailed link.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { proposalStates } from '../rules/proposal-can.ts'
import { linkKey } from './public-form.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

/** State of the proposal of an object for a request. */
export const proposalStanding = z.object({
  /** Null means open: no proposal yet. */
  state: z.enum(proposalStates).nullable(),
  stateTitle: z.string().nullable(),
  /** ISO instants. */
  answerBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  reason: z.string().nullable(),
  canPropose: verdict,
  canEndInterest: verdict,
})
export type ProposalStanding = z.infer<typeof proposalStanding>

const note = z.string().trim().max(2000, 'general_text_too_long').optional()
const reason = z.string().trim().max(500, 'general_text_too_long').optional()

/** `mail` replaces the text of the automatic mail. */
const proposing = z.object({ objectId: id, answerBy: day, note, mail: mailWords.optional() })

export const sendPropose = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/send-propose',
  summary:
    'Proposes a free object to an accepted request by mail, to be answered by the end of a day; 409 when it is proposed already.',
  params: idParam,
  body: proposing,
  response: done,
})

export const previewPropose = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/propose-preview',
  summary: 'The mail that would propose an object, without its link. Writes nothing.',
  params: idParam,
  body: proposing,
  response: shownMail,
})

export const sendNoInterest = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/applications/:id/send-no-interest',
  summary: 'Notes that somebody is not interested in an object that was proposed or would fit; the mailed link ends.',
  params: idParam,
  body: z.object({ objectId: id, reason }),
  response: done,
})

const path = '/api/v1/action/:uuid/:token/waitlist-proposal-view'

export const proposalView = z.object({
  template: z.enum(['default', 'lsz']),
  language: z.enum(languages),
  projectName: z.string(),
  contactName: z.string(),
  state: z.enum(proposalStates),
  answerBy: z.string(),
  note: z.string().nullable(),
  object: z.object({
    title: z.string(),
    address: z.string(),
    rooms: z.number().nullable(),
    area: z.number().nullable(),
    floor: z.string().nullable(),
    /** Gross rent in francs per month. */
    grossRent: z.number().nullable(),
    move_in_date: z.string().nullable(),
    /** Path of its public page; null while it is not public. */
    publicPath: z.string().nullable(),
  }),
  /**
   * Path of the application form for the object; set once the proposal is accepted, while the object is public and
   * there is no application.
   */
  applicationPath: z.string().nullable(),
})
export type ProposalView = z.infer<typeof proposalView>

export const getProposal = endpoint({
  method: 'GET',
  path,
  summary: 'The object that was proposed, by the link of the mail; 410 once it is over or the object is taken.',
  params: linkKey,
  response: proposalView,
})

export const answerProposal = endpoint({
  method: 'POST',
  path,
  summary: 'The person accepts the proposal or says that there is no interest; the office is told.',
  params: linkKey,
  body: z.object({ answer: z.enum(['accept', 'no_interest'], { error: 'general_field_is_required' }), reason }),
  response: done,
})
