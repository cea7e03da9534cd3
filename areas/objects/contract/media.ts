// Images and documents of an object: claimed after upload, reordered, assigned to a document type, removed.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'

const ids = z.array(id).max(200)

export const setUpImages = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:id/upload-images-setup',
  summary:
    'Removes pictures by id and keeps the others in the order given, own uploads among them; 409 when others have changed them meanwhile, 422 for too many.',
  params: idParam,
  body: z.object({ removedImages: ids, updatedImages: ids }),
  response: z.object({ images: z.array(uploadedFile), notify: z.array(notice).optional() }),
})

/** `isPublic`: visible to the public while the object is. */
export const objectDocument = uploadedFile.extend({ isPublic: z.boolean() })
export type ObjectDocument = z.infer<typeof objectDocument>

const address = z.string().max(500)

export const setUpFiles = endpoint({
  method: 'POST',
  path: '/api/v1/objects/:objectId/upload-files-setup',
  summary:
    'Removes documents, and keeps own uploads and stored ones under their sort (layout_plan, situation_plan, isometry, factsheet, pdf_file); each sort once, else 422. Without isPublic a stored one stays as it is, and a new one begins as its sort does: all but pdf_file are public.',
  params: z.object({ objectId: id }),
  body: z.object({
    removedFiles: z.array(z.object({ url: address, key: z.string().max(60) })).max(50),
    /** `new_key` is the new document type. */
    updatedFiles: z
      .array(
        z.object({
          url: address,
          key: z.string().max(60),
          new_key: z.string().max(60),
          isPublic: z.boolean().optional(),
        }),
      )
      .max(50),
  }),
  response: z.object({ files: z.array(objectDocument), notify: z.array(notice).optional() }),
})
