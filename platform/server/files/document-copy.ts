// The copy of a picture for use in documents. It is stored next to the original, which is never changed.

import { buffer } from 'node:stream/consumers'
import type { Services } from '../context.ts'
import { AppError } from '../app-error.ts'
import { copyKey } from './derived-files.ts'
import { bufferOf, shapePicture } from './pictures.ts'

interface Picture {
  storageKey: string
  contentType: string
}

type Making = Pick<Services, 'workers' | 'files'>

/** For uploads: refuses pictures that cannot be decoded or have too many pixels, before anything is saved. */
export async function makeDocumentCopy(services: Making, picture: Picture, sender: string): Promise<void> {
  const original = await buffer(await services.files.get(picture.storageKey))
  const shaped = await shapePicture(services, { original, contentType: picture.contentType }, { sender })
  if (shaped.outcome === 'broken') throw new AppError('general_file_is_broken', { status: 422 })
  if (shaped.outcome === 'too-many-pixels') throw new AppError('general_picture_too_many_pixels', { status: 422 })
  await services.files.put(copyKey(picture.storageKey), bufferOf(shaped.content))
}

/**
 * Creates the copy on demand for files that arrived by mail or predate copies. Null for a picture that cannot be
 * decoded.
 */
export async function documentCopyOf(services: Making, picture: Picture): Promise<Buffer | null> {
  const key = copyKey(picture.storageKey)
  const kept = await services.files.find(key)
  if (kept) return buffer(kept)
  const original = await buffer(await services.files.get(picture.storageKey))
  const shaped = await shapePicture(services, { original, contentType: picture.contentType })
  if (shaped.outcome !== 'shaped') return null
  const copy = bufferOf(shaped.content)
  await services.files.put(key, copy)
  return copy
}
