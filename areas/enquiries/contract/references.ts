// References about an adult: requested by mail, given by link or recorded by staff, shown with the person.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, grade, id, idParam, line } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { referenceKinds } from '#areas/applications/rules/referees.ts'
import { referenceQuestions, referenceStates } from '../rules/references.ts'
import { verdict } from './documents.ts'

export const answer = z.object({
  grade: grade.nullable(),
  text: z.string().trim().max(2000, 'general_text_too_long'),
})
export const answers = z.partialRecord(z.enum(referenceQuestions), answer)

const question = z.object({
  key: z.enum(referenceQuestions),
  title: z.string(),
  grade: grade.nullable(),
  text: z.string(),
})

const reference = z.object({
  type: z.enum(referenceKinds),
  /** Null if no reference has been requested. */
  state: z.enum(referenceStates).nullable(),
  contactName: z.string(),
  contactEmail: z.string(),
  language: z.enum(languages),
  sentAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  recordedBy: z.string().nullable(),
  failure: z.string().nullable(),
  grade: grade.nullable(),
  questions: z.array(question),
  canAsk: verdict,
  canRemind: verdict,
  canGiveUp: verdict,
})

export const getAdultEvaluation = endpoint({
  method: 'GET',
  path: '/api/v1/adults/:id/evaluation',
  summary: 'The references about an adult: whom one has asked, how it stands, and what was answered.',
  params: idParam,
  response: z.object({
    adultId: id,
    name: z.string(),
    canEdit: z.boolean(),
    /** True if the adult agreed in the form that references may be requested; null if the form does not ask. */
    hasConsented: z.boolean().nullable(),
    references: z.array(reference),
  }),
})

export const giveUpReference = endpoint({
  method: 'PUT',
  path: '/api/v1/adults/:id/evaluation',
  summary: 'Notes that a reference cannot be had, with the reason.',
  params: idParam,
  body: z.object({ type: z.enum(referenceKinds), failure: line(500) }),
  response: done,
})

export const recordReference = endpoint({
  method: 'POST',
  path: '/api/v1/adults/:id/evaluation',
  summary: 'Writes down what a referee has said on the telephone.',
  params: idParam,
  body: z.object({ type: z.enum(referenceKinds), contactName: line(200), answers }),
  response: done,
})

const kindAndAdult = z.object({ type: z.enum(referenceKinds), adultId: id })
/** Mail text that replaces the template text. */
const mail = mailWords.optional()
const asking = z.object({ contactName: line(200), contactEmail: email, language: z.enum(languages), mail })

export const sendReferenceMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:type/:adultId/reference-mail',
  summary: 'Asks a landlord or an employer by mail; the adult must have agreed.',
  params: kindAndAdult,
  body: asking,
  response: done,
})

export const previewReferenceMail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:type/:adultId/reference-mail-preview',
  summary:
    'The mail as it would be sent, without its link; with `reminder` the one that reminds of it. Writes nothing.',
  params: kindAndAdult,
  body: asking.extend({ reminder: z.boolean().default(false) }),
  response: shownMail,
})

export const remindReferee = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:type/:adultId/reference-reminder',
  summary: 'Reminds a referee once who has not answered.',
  params: kindAndAdult,
  body: z.object({ mail }),
  response: done,
})

const kind = z.object({ type: z.enum(referenceKinds) })
const recipient = z.object({
  applicationId: id,
  adultId: id,
  name: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  language: z.enum(languages),
  canAsk: verdict,
})

export const getReferenceMails = endpoint({
  method: 'GET',
  path: '/api/v1/communication/:type/reference-mails',
  summary: 'Whom one would ask about the adults of these applications, and why somebody cannot be asked.',
  params: kind,
  query: z.object({
    /** Comma-separated application ids. */
    targets: z.string().max(4000).default(''),
  }),
  response: z.object({ recipients: z.array(recipient) }),
})

export const sendReferenceMails = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:type/reference-mails',
  summary:
    'Asks every referee of these applications whose address the form names; the others are answered with the reason.',
  params: kind,
  body: z.object({ targets: z.array(id).min(1, 'table_nothing_selected').max(100), mail }),
  response: z.object({
    sent: z.number(),
    left: z.array(z.object({ name: z.string(), reason: z.string() })),
    notify: done.shape.notify,
  }),
})
