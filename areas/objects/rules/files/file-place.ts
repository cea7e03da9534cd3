// Finds the place for a new file of an object: after its pictures, in place of a document, or refused.

import type { FileCategory } from './file-match.ts'

const megabyte = 1024 * 1024

export interface Standing {
  /** Null for a file of the same selection that is not stored yet. */
  id: string | null
  name: string
  category: string
  /** Hexadecimal; undefined if unknown. */
  sha256: string | undefined
}

interface Coming {
  name: string
  size: number
  contentType: string
  category: FileCategory
}

export interface FileLimits {
  maxMegabytes: number
  maxNameLength: number
  maxImages: number
  /** Media types of images, and of all accepted files. */
  imageTypes: readonly string[]
  types: readonly string[]
}

/** Text key of the reason why a file cannot be stored; null if it can. */
export function problemOfFile({ name, size, contentType, category }: Coming, limits: FileLimits): string | null {
  if (name.length > limits.maxNameLength) return 'general_file_name_too_long'
  if (size === 0) return 'general_file_is_empty'
  if (size > limits.maxMegabytes * megabyte) return 'general_file_too_large'
  if (!limits.types.includes(contentType)) return 'general_file_type_not_allowed'
  return category === 'image' && !limits.imageTypes.includes(contentType) ? 'objects_files_no_picture' : null
}

export type Place =
  | { outcome: 'added' }
  | { outcome: 'present' }
  | { outcome: 'replaced'; goes: Standing }
  | { outcome: 'refused'; reason: string }

/**
 * The same content in the same category counts as present. Of two documents of one category in a batch, the first is
 * kept.
 */
export function placeFor(
  standing: readonly Standing[],
  { category, sha256 }: Pick<Standing, 'sha256'> & Pick<Coming, 'category'>,
  { maxImages }: Pick<FileLimits, 'maxImages'>,
): Place {
  const alike = standing.filter((one) => one.category === category)
  if (sha256 !== undefined && alike.some((one) => one.sha256 === sha256)) return { outcome: 'present' }
  if (category === 'image') {
    return alike.length < maxImages ? { outcome: 'added' } : { outcome: 'refused', reason: 'files_too_many_pictures' }
  }
  const [goes] = alike
  if (!goes) return { outcome: 'added' }
  return goes.id === null
    ? { outcome: 'refused', reason: 'objects_files_category_taken' }
    : { outcome: 'replaced', goes }
}
