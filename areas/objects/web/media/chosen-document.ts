// A document selected for an object: an upload or a stored file, with its type and visibility.

import type { UploadedFile } from '#platform/contract/file.ts'
import { startsPublic } from '../../rules/object-media.ts'

/** `key` is the sort, empty until one is chosen. If `isPublic` is not set, the sort decides. */
export interface ChosenDocument extends UploadedFile {
  isPublic?: boolean
}

export const isShown = ({ key, isPublic }: ChosenDocument): boolean => isPublic ?? startsPublic(key)

/** Converts to the request format; `before` maps each stored document to its current sort. */
export const asUpdated = (documents: readonly ChosenDocument[], before: ReadonlyMap<string, string> = new Map()) =>
  documents.map((one) => ({
    url: one.url,
    key: before.get(one.id) ?? one.key,
    new_key: one.key,
    isPublic: isShown(one),
  }))
