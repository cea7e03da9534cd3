// Contract of the files area (spec 1 §7 Files): unclaimed uploads, and downloads of stored files.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { pictureSizes, uploadAnswer } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'

export const uploadImages = endpoint({
  method: 'POST',
  path: '/api/v1/upload-images',
  summary: 'Keeps images until something is saved with them; each file is judged for itself.',
  response: uploadAnswer,
})

export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/v1/upload-files',
  summary: 'Keeps documents until something is saved with them; each file is judged for itself.',
  response: uploadAnswer,
})

export const uploadRichTextImage = endpoint({
  method: 'POST',
  path: '/api/v1/ckeditor-image-upload',
  summary:
    'Keeps a picture for rich text, as PNG or JPEG without what the camera wrote into it. Its address is public at once, for it goes out in mails.',
  response: uploadAnswer,
})

export const removeFiles = endpoint({
  method: 'POST',
  path: '/api/v1/remove-files',
  summary: 'Removes one’s own uploads that nothing was saved with; anything else is left alone and answered 404.',
  body: z.object({
    files: z
      .array(z.object({ url: z.string().max(500), key: z.string().max(100).optional() }))
      .min(1, 'table_nothing_selected')
      .max(100),
  }),
  response: done,
})

/** Smaller size of a picture, as WebP. Other files, and pictures without this size, are returned as uploaded. */
const sized = z.object({ size: z.enum(pictureSizes).optional() })

export const getProtectedFile = endpoint({
  method: 'GET',
  path: '/protected/*',
  summary: 'A stored file for those who may see what it belongs to; a picture in a smaller size on request.',
  params: z.object({ '*': z.string().max(500) }),
  query: sized,
  response: z.unknown(),
})

export const getMediaFile = endpoint({
  method: 'GET',
  path: '/api/v1/serve-media-files',
  summary: 'The same as under its own address, for callers that know the address of a file only.',
  query: z.object({ url: z.string({ error: 'general_field_is_required' }).max(1000) }),
  response: z.unknown(),
})

export const getPublicFile = endpoint({
  method: 'GET',
  path: '/api/v1/public-files/:id',
  summary:
    'A file that is public; browsers may keep it. Pictures of objects and forms come in the size for the web, or smaller on request.',
  params: idParam,
  query: sized,
  response: z.unknown(),
})
