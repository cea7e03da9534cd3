// Uploads files in chunks, so that a broken connection costs at most one chunk (decision 0320).

import { z } from 'zod'
import { noNumber } from './fields.ts'
import { uploadedFile } from './file.ts'

export const chunkBytes = 1024 * 1024

const bytes = z.coerce
  .number(noNumber)
  .int('general_value_not_valid')
  .max(Number.MAX_SAFE_INTEGER, 'general_value_not_valid')

export const chunkQuery = z.object({
  /** Index of the chunk's first byte; all earlier bytes have been received. */
  offset: bytes.min(0, 'general_value_not_valid'),
  /** Size of the whole file, in bytes. */
  size: bytes.min(1, 'general_file_is_empty'),
  /** File name. */
  name: z.string().min(1, 'general_field_is_required'),
})

/** `uploaded` is null until the whole file is received and saved. */
export const chunkResponse = <File extends z.ZodType = typeof uploadedFile>(uploaded: File) =>
  z.object({ arrived: z.number(), uploaded: uploaded.nullable() })
