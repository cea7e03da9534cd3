// Documents of a household: uploaded per person and category, downloaded, deleted.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { chunkResponse, chunkQuery } from '#platform/contract/chunk.ts'
import { householdKey } from '#areas/forms/rules/answers.ts'
import { credentials, handedIn } from './form-shapes.ts'

const place = credentials.extend({
  personKey: z.union([id, z.literal(householdKey)]),
  category: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
})

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/v2/applications/:slug/:token/documents/:personKey/:category',
  summary:
    'Hands in files (multipart) under the key of a file field, for one adult or for the household. 409 for a paper that is asked only of the one who was chosen, before there is an offer, an object or a request.',
  params: place,
  response: uploadAnswer.extend({ uploaded: z.array(handedIn) }),
})

/** The client chooses the id, a UUID, and repeats it in every chunk of the same file. */
const upload = place.extend({ uploadId: id })

export const askForDocument = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/documents/:personKey/:category/:uploadId',
  summary:
    'How many bytes of a file that is sent in pieces have arrived, 0 when none; `uploaded` is the paper once it is handed in. Known for a day.',
  params: upload,
  response: chunkResponse(handedIn),
})

export const sendDocumentPiece = endpoint({
  method: 'PUT',
  path: '/api/v2/applications/:slug/:token/documents/:personKey/:category/:uploadId',
  summary:
    'Brings the next piece of a file (application/octet-stream, at most 1 MiB), `offset` and `size` in bytes; the last one hands it in. A piece that does not begin where the arrived bytes end is left, `arrived` says where to go on. 409 without room or too early, 413 larger than a piece, 422 too large or of a wrong type.',
  params: upload,
  query: chunkQuery,
  response: chunkResponse(handedIn),
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/v2/applications/:slug/:token/documents/:documentId',
  summary: 'Takes a paper back; its content is deleted.',
  params: credentials.extend({ documentId: id }),
  response: done,
})

export const serveOwnDocument = endpoint({
  method: 'GET',
  path: '/api/v1/applications/adult-serve-document/:uuid/:token/*',
  summary: "One's own paper: slug and token of the link, then the paper's id and its name.",
  params: z.object({ uuid: credentials.shape.slug, token: credentials.shape.token, '*': z.string() }),
  response: z.unknown(),
})
