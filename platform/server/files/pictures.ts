// Converts pictures for display, mail and print. All decoding happens in worker threads: a few bytes may contain very
// many pixels.

import type { PictureSize } from '../../contract/file.ts'
import type { Services } from '../context.ts'
import { TaskLimitExceeded, type TaskOptions } from '../workers/worker-pool.ts'
import type { Frame, Shaped } from './picture-limits.ts'

type WithWorkers = Pick<Services, 'workers'>

/** Returns WebP; null for content that is not a picture. */
export const drawSize = ({ workers }: WithWorkers, original: Buffer, size: PictureSize): Promise<Buffer | null> =>
  drawn(workers.pictures.run('drawSize', { original, size }))

/** Returns a format that every mail program shows: WebP becomes PNG. Null for content that is not a picture. */
export async function drawForMail(
  { workers }: WithWorkers,
  original: Buffer,
  { type, sender }: { type: string; sender: string },
): Promise<{ content: Buffer; contentType: string } | null> {
  const picture = await workers.pictures.run('drawForMail', { original, type }, { sender }).catch(nullWhenTooCostly)
  return picture && { content: bufferOf(picture.content), contentType: picture.contentType }
}

/** Prepares a logo for print: uncropped, with transparent parts white. */
export const printLogo = ({ workers }: WithWorkers, original: Buffer): Promise<Buffer | null> =>
  drawn(workers.pictures.run('printLogo', { original }))

/** Returns a JPEG that fills its frame, for print; also accepts SVG. */
export const printPicture = ({ workers }: WithWorkers, original: Buffer, frame: Frame): Promise<Buffer | null> =>
  drawn(workers.pictures.run('printPicture', { original, frame }))

/** Returns a small JPEG of the complete photo, for print beside others. */
export const printPhoto = ({ workers }: WithWorkers, original: Buffer): Promise<Buffer | null> =>
  drawn(workers.pictures.run('printPhoto', { original }))

/** Prepares a floor plan for print on white: complete, white margins removed, large enough for a third of a page. */
export const printPlan = ({ workers }: WithWorkers, original: Buffer): Promise<Buffer | null> =>
  drawn(workers.pictures.run('printPlan', { original }))

const heicTypes = new Set(['image/heic', 'image/heif'])

export const isHeic = (contentType: string): boolean => heicTypes.has(contentType)

/** Creates the copy for documents: upright, at most 2,500 pixels, flattened, JPEG. */
export function shapePicture(
  { workers }: WithWorkers,
  { original, contentType }: { original: Buffer; contentType: string },
  options: TaskOptions = {},
): Promise<Shaped> {
  const shaped = isHeic(contentType)
    ? workers.heic.run('shapeHeic', { original }, options)
    : workers.pictures.run('shapePicture', { original }, options)
  return shaped.catch((error: unknown) => nullWhenTooCostly(error) ?? { outcome: 'broken' })
}

async function drawn(picture: Promise<Uint8Array | null>): Promise<Buffer | null> {
  const content = await picture.catch(nullWhenTooCostly)
  return content && bufferOf(content)
}

/** Buffers arrive from other threads as plain byte arrays. */
export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function nullWhenTooCostly(error: unknown): null {
  if (error instanceof TaskLimitExceeded) return null
  throw error
}
