// Public page behind the link of a document request, identified by request id and token.

import { z } from 'zod'
import { handedIn } from '#areas/application-form/contract/form-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { wantedReasons } from '#areas/applications/rules/document-request.ts'
import { category } from './documents.ts'

export const linkKey = z.object({ uuid: id, token: z.string().regex(/^[\w-]{43}$/) })
export type LinkKey = z.infer<typeof linkKey>

/** Used in place of the person's id if a document belongs to the household. */
export const householdKey = 'household'

const place = z.object({
  person: id.nullable(),
  /** Null for documents of the household. */
  name: z.string().nullable(),
  category: z.string(),
  title: z.string(),
  maxFiles: z.number(),
  /** Null if the document was not requested but may be uploaded. */
  reason: z.enum(wantedReasons).nullable(),
})
export type PaperPlace = z.infer<typeof place>

export const uploadForm = z.object({
  template: z.enum(['default', 'lsz']),
  language: z.enum(languages),
  projectName: z.string(),
  contactName: z.string(),
  note: z.string().nullable(),
  expiresAt: z.string(),
  /** Set after the household has confirmed that it is done. */
  receivedAt: z.string().nullable(),
  /** One entry per category and person. */
  places: z.array(place),
  /** Documents uploaded through this link; only the office sees older ones. */
  documents: z.array(handedIn),
})
export type UploadForm = z.infer<typeof uploadForm>

const path = '/api/v1/action/:uuid/:token/documents-upload-form'

export const getUploadForm = endpoint({
  method: 'GET',
  path,
  summary: 'What the office asks for, by person and category, and what has been handed in by this link.',
  params: linkKey,
  response: uploadForm,
})

export const handInDocument = endpoint({
  method: 'POST',
  path: `${path}/:personKey/:category`,
  summary: 'Hands in files (multipart) under a person and a category; each file is judged for itself.',
  params: linkKey.extend({ personKey: z.union([id, z.literal(householdKey)]), category }),
  response: uploadAnswer.extend({ uploaded: z.array(handedIn) }),
})

export const takeBackHandedIn = endpoint({
  method: 'DELETE',
  path: `${path}/:documentId`,
  summary: 'Takes back a paper that was handed in by this link; its content is deleted.',
  params: linkKey.extend({ documentId: id }),
  response: done,
})

export const serveHandedIn = endpoint({
  method: 'GET',
  path: `${path}/:documentId`,
  summary: 'A paper that was handed in by this link.',
  params: linkKey.extend({ documentId: id }),
  response: z.unknown(),
})

export const finishHandingIn = endpoint({
  method: 'POST',
  path,
  summary: 'The household says that it is done; the office is told.',
  params: linkKey,
  response: done,
})
