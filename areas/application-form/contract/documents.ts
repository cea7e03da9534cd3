// Papers of a household: handed in per person and category, looked at, taken back.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { credentials, handedIn } from './form-shapes.ts'

/** Stands for the person where a paper is the household's. */
export const householdKey = 'household'

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/documents/:personKey/:category',
  summary: 'Hands in files (multipart) under the key of a file field, for one adult or for the household.',
  params: credentials.extend({
    personKey: z.union([id, z.literal(householdKey)]),
    category: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
  }),
  answer: uploadAnswer.extend({ uploaded: z.array(handedIn) }),
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/v2/applications/:slug/:token/documents/:documentId',
  summary: 'Takes a paper back; its content is deleted.',
  params: credentials.extend({ documentId: id }),
  answer: done,
})

export const serveOwnDocument = endpoint({
  method: 'GET',
  path: '/api/v1/applications/adult-serve-document/:uuid/:token/*',
  summary: "One's own paper: slug and token of the link, then the paper's id and its name.",
  params: z.object({ uuid: credentials.shape.slug, token: credentials.shape.token, '*': z.string() }),
  answer: z.unknown(),
})
