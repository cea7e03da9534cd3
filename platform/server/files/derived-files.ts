// Files that are made of a stored file. They lie beside it under names of their own and are removed with it.

import { pictureSizes, type PictureSize } from '../../contract/file.ts'
import type { Services } from '../context.ts'

/** A size in which a picture is shown: turned upright, and without what a camera writes into it. */
export const sizeKey = (storageKey: string, size: PictureSize): string => `${storageKey}.${size}.webp`

/** The copy of a picture that documents use. */
export const copyKey = (storageKey: string): string => `${storageKey}.document.jpg`

/** The rows of a spreadsheet as they were read. */
export const rowsKey = (storageKey: string): string => `${storageKey}.rows`

/** Removing what is gone already does nothing. */
export async function removeStoredFile({ files }: Pick<Services, 'files'>, storageKey: string): Promise<void> {
  const derived = [copyKey(storageKey), rowsKey(storageKey), ...pictureSizes.map((size) => sizeKey(storageKey, size))]
  for (const key of [storageKey, ...derived]) await files.remove(key)
}
