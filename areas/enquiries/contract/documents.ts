// Document requests to a household, and actions on the documents received.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { requestStates, wantedReasons } from '#areas/applications/rules/document-request.ts'

/** Key of a file field of the application form. */
export const category = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'enquiries_choose_category')

const wanted = z.object({ person: id.nullable(), category, reason: z.enum(wantedReasons) })

export const wantedView = wanted.extend({ title: z.string(), name: z.string().nullable(), isHandedIn: z.boolean() })

export const documentRequestView = z.object({
  id,
  state: z.enum(requestStates),
  sentAt: z.string(),
  sentBy: z.string().nullable(),
  expiresAt: z.string(),
  receivedAt: z.string().nullable(),
  note: z.string().nullable(),
  wanted: z.array(wantedView),
})

const paper = z.object({
  category: z.string(),
  title: z.string(),
  isNeeded: z.boolean(),
  state: z.enum(['missing', 'there', 'expired']),
})
export const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const getDocumentsRequest = endpoint({
  method: 'GET',
  path: '/api/v1/communication/documents-request/:id',
  summary: 'Which papers each person of an application owes, and how the last request for them stands.',
  params: idParam,
  response: z.object({
    applicationId: id,
    contactName: z.string(),
    contactEmail: z.string(),
    canRequest: verdict,
    canEdit: z.boolean(),
    /** Defined in the process settings. */
    validDays: z.number(),
    /** One entry per adult, and one without a person if the form asks the household itself. */
    people: z.array(z.object({ person: id.nullable(), name: z.string().nullable(), papers: z.array(paper) })),
    request: documentRequestView.nullable(),
  }),
})

const asking = z.object({
  papers: z.array(wanted).min(1, 'enquiries_choose_papers').max(60),
  note: z.string().trim().max(2000, 'general_text_too_long').optional(),
  /** Mail text that replaces the template text. */
  mail: mailWords.optional(),
})

export const requestDocuments = endpoint({
  method: 'POST',
  path: '/api/v1/communication/documents-request/:id',
  summary: 'Asks the household by mail for papers; the link lives for the days of the process settings.',
  params: idParam,
  body: asking,
  response: done,
})

export const previewDocumentsRequest = endpoint({
  method: 'POST',
  path: '/api/v1/communication/documents-request/:id/preview',
  summary: 'The mail that would ask for these papers, without its link. Writes nothing.',
  params: idParam,
  body: asking,
  response: shownMail,
})

export const deleteApplicationDocument = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/delete-document',
  summary: 'Deletes a paper of an application with its content.',
  params: idParam,
  body: z.object({ documentId: id }),
  response: done,
})

export const serveDocumentWithUpdate = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/serve-document-with-update',
  summary: 'Serves a paper of an application and notes that one of the staff has looked at it.',
  params: idParam,
  body: z.object({ documentId: id }),
  response: z.unknown(),
})

export const categorizeDocument = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/categorize-document',
  summary: 'Puts a paper under another person or category, and notes the day printed on it.',
  params: idParam,
  body: z.object({ documentId: id, person: id.nullable(), category, issuedOn: day.nullable() }),
  response: done,
})
