// Checks before the upload whether a chosen file is allowed (spec 1 §5). The server checks again.

import { fileTypeNames, maxFileNameLength, maxFileSizeMegabytes } from '#platform/contract/file.ts'

export interface FileLimits {
  /** Media types such as `application/pdf`. */
  types: readonly string[]
  maxMegabytes?: number | undefined
}

export interface FileProblem {
  key: string
  values?: Record<string, string | number>
}

export function problemOf(file: Pick<File, 'name' | 'size' | 'type'>, limits: FileLimits): FileProblem | undefined {
  const max = limits.maxMegabytes ?? maxFileSizeMegabytes
  if (file.name.length > maxFileNameLength) return { key: 'general_file_name_too_long' }
  if (file.size === 0) return { key: 'general_file_is_empty' }
  if (file.size > max * 1024 * 1024) return { key: 'general_file_too_large', values: { max } }
  // A browser sends no type for an unknown extension; the server checks the content itself.
  if (file.type === '' || limits.types.includes(file.type)) return undefined
  if (/^image\/hei[cf]$/.test(file.type)) return { key: 'general_heic_not_allowed' }
  return { key: 'general_file_type_not_allowed', values: { allowed: fileTypeNames(limits.types) } }
}
