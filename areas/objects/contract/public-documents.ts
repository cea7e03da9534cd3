// Schema of an object's public plans and documents, as shown on its page and in the feed, and the endpoint that
// serves them.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { pictureSizes } from '#platform/contract/file.ts'
import { documentSorts } from '../rules/object-media.ts'

export const publicDocument = z.object({
  sort: z.enum(documentSorts),
  /** Title of the sort. */
  title: z.string(),
  /** Name of the file. */
  name: z.string(),
  /** URL on this host; an image in web size, `?size=thumb` for a small one. */
  url: z.string(),
  /** If false, the document is a PDF. */
  isPicture: z.boolean(),
  /** Size of the uploaded file in bytes. */
  size: z.number(),
})
export type PublicDocument = z.infer<typeof publicDocument>

export const getPublicDocument = endpoint({
  method: 'GET',
  path: '/api/v1/public-objects/:id/documents/:file',
  summary:
    'A plan or document that the public may see: a PDF as it was uploaded, a picture in the size for the web or smaller; 404 when it or its object is not public. Answers 304 to an If-None-Match that still holds.',
  params: z.object({ id, file: id }),
  query: z.object({ size: z.enum(pictureSizes).optional() }),
  response: z.unknown(),
})
