// Selected files, inspected one after the other so that two hundred photographs fit into the browser's memory.

import type { FileObject, OfferedFile } from '../../../contract/bulk-files.ts'
import { isWhole, typeOf } from '../../../rules/files/file-content.ts'

export interface ChosenFile {
  key: string
  file: File
  contentType: string
  sha256?: string
  /** Text key of the reason why the file cannot be read. */
  problem?: 'general_file_is_broken' | 'objects_files_unreadable'
  /** Choices of the user, which take precedence over the file name. */
  object?: FileObject
  category?: NonNullable<OfferedFile['category']>
  isLeftOut: boolean
}

export async function lookAt(file: File): Promise<ChosenFile> {
  const chosen = { key: crypto.randomUUID(), file, contentType: file.type, isLeftOut: false }
  try {
    const content = await file.arrayBuffer()
    const bytes = new Uint8Array(content)
    const known = { ...chosen, contentType: typeOf(bytes) }
    if (bytes.length > 0 && !isWhole(bytes)) return { ...known, problem: 'general_file_is_broken' }
    return { ...known, ...(await digestOf(content)) }
  } catch {
    return { ...chosen, problem: 'objects_files_unreadable' }
  }
}

/** Browsers provide SHA-256 only on secure connections; otherwise the server detects duplicates after upload. */
async function digestOf(content: ArrayBuffer): Promise<{ sha256?: string }> {
  if (!globalThis.crypto.subtle) return {}
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', content))
  return { sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** Natural order of file names: «2» before «10», names without number first. Images are stored in this order. */
export const inOrder = (files: readonly File[]): File[] =>
  files.toSorted((one, other) => withoutEnding(one).localeCompare(withoutEnding(other), 'de', { numeric: true }))

const withoutEnding = ({ name }: File) => name.replace(/\.[^.]*$/, '')

export const offeredOf = ({ file, contentType, sha256, object, category }: ChosenFile): OfferedFile => ({
  name: file.name,
  size: file.size,
  contentType,
  ...(sha256 && { sha256 }),
  ...(object && { objectId: object.id }),
  ...(category && { category }),
})
