// Uploads images and documents for many objects (spec 2 §7 Objects): the file names are checked, then each file is
// uploaded separately and stored at its object. Only files that passed the check are stored.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { documentSorts } from '../rules/object-media.ts'

/** Maximum number of files per check. */
export const maxBulkFiles = 1000

export const fileCategories = ['image', ...documentSorts] as const
const category = z.enum(fileCategories, { error: 'general_value_not_valid' })

const object = z.object({ id, title: z.string(), referenceNumber: z.string() })
export type FileObject = z.infer<typeof object>

export const getBulkFiles = endpoint({
  method: 'GET',
  path: '/api/v1/objects/import-bulk-files',
  summary:
    'What files of objects may be: media types, megabytes, pictures an object can have, and by which endings of the name each category is known.',
  response: z.object({
    maxFiles: z.number(),
    maxMegabytes: z.number(),
    maxImages: z.number(),
    types: z.array(z.string()),
    categories: z.array(z.object({ key: category, displayName: z.string(), suffixes: z.array(z.string()) })),
  }),
})

const offered = z.object({
  name: z.string().min(1, 'general_field_is_required').max(1000),
  /** Bytes. */
  size: z.int({ error: 'general_value_not_valid' }).min(0),
  /** Media type by the first bytes; empty if unknown. */
  contentType: z.string().max(200),
  /** Hash of the content, in hexadecimal. Without it an already stored file is not recognised. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'general_value_not_valid')
    .optional(),
  /** Set if the user overrides the match from the file name. */
  objectId: id.optional(),
  category: category.optional(),
})
export type OfferedFile = z.infer<typeof offered>

export const fileOutcomes = ['added', 'replaced', 'present', 'refused'] as const

const checked = z.object({
  name: z.string(),
  object: object.nullable(),
  /** Objects that the file name could refer to, if it is ambiguous. */
  candidates: z.array(object),
  category,
  outcome: z.enum(fileOutcomes),
  /** Name of the document that this file replaces. */
  replaces: z.string().nullable(),
  /** Translated reason for the refusal. */
  problem: z.string().nullable(),
})
export type CheckedFile = z.infer<typeof checked>

export const checkBulkFiles = endpoint({
  method: 'POST',
  path: '/api/v1/objects/import-bulk-files',
  summary:
    'Tells for each file, in their order, to which object it belongs by its name, what it would be there, what it replaces, or why it is refused; writes nothing.',
  body: z.object({ files: z.array(offered).min(1, 'table_nothing_selected').max(maxBulkFiles) }),
  response: z.object({ files: z.array(checked) }),
})

export const keepBulkFile = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/import-bulk-file',
  summary:
    'Keeps one of one’s own uploads with an object: a picture behind the others, a document in place of the one of its category. The same content changes nothing (`present`), and asked twice it is kept once; 422 when there is no room or the kind does not fit.',
  params: idParam,
  body: z.object({ fileId: id, category }),
  response: z.object({ outcome: z.enum(['added', 'replaced', 'present']) }),
})

/** Searches objects by number or name. */
export const findFileObjects = endpoint({
  method: 'GET',
  path: '/api/v1/objects/import-bulk-files/objects',
  summary: 'At most 20 objects whose number or name contains the words, to give a file to.',
  query: z.object({ search: z.string().max(200).default('') }),
  response: z.object({ objects: z.array(object) }),
})
