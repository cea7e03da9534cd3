// File schemas of the API (spec 1 §3 uploaded file, upload result).

import { z } from 'zod'

export const maxFileNameLength = 200
export const maxFileSizeMegabytes = 20
export const allowedImageTypes = ['image/png', 'image/jpeg', 'image/webp']
export const allowedFileTypes = ['application/pdf', ...allowedImageTypes]
/** Household documents may also be iPhone photos (HEIC); generated documents use a converted copy. */
export const allowedPaperTypes = [...allowedFileTypes, 'image/heic', 'image/heif']

const typeNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'application/xml': 'XML',
  'application/zip': 'ZIP',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'text/csv': 'CSV',
}

/** File types in words, such as PDF, PNG, JPG. */
export const fileTypeNames = (types: readonly string[]): string =>
  types.flatMap((type) => typeNames[type] ?? []).join(', ')
export const maxNumObjectImages = 13

/** Picture sizes that the server generates in addition to the original. */
export const pictureSizes = ['web', 'thumb'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** A stored file; `url` is fetched with authorization when it begins with `/protected/`. */
export const uploadedFile = z.object({
  id: z.string(),
  url: z.string(),
  key: z.string(),
  displayName: z.string(),
  contentType: z.string(),
  size: z.number(),
})
export type UploadedFile = z.infer<typeof uploadedFile>

export const uploadError = z.object({ file_names: z.array(z.string()), message: z.string() })
export type UploadError = z.infer<typeof uploadError>

export const uploadAnswer = z.object({
  status: z.enum(['ok', 'partial']),
  uploaded: z.array(uploadedFile),
  errors: z.array(uploadError),
})
