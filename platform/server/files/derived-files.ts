// Files derived from a stored file. They are stored next to it under their own names and removed with it.

import { pictureSizes, type PictureSize } from '../../contract/file.ts'
import type { Services } from '../context.ts'

/** Key of a resized picture: rotated upright and without camera metadata. */
export const sizeKey = (storageKey: string, size: PictureSize): string => `${storageKey}.${size}.webp`

/** Key of the picture's copy for documents. */
export const copyKey = (storageKey: string): string => `${storageKey}.document.jpg`

/** Key of the parsed rows of a spreadsheet. */
export const rowsKey = (storageKey: string): string => `${storageKey}.rows`

/** Idempotent: removing a missing file does nothing. */
export async function removeStoredFile({ files }: Pick<Services, 'files'>, storageKey: string): Promise<void> {
  const derived = [copyKey(storageKey), rowsKey(storageKey), ...pictureSizes.map((size) => sizeKey(storageKey, size))]
  for (const key of [storageKey, ...derived]) await files.remove(key)
}
