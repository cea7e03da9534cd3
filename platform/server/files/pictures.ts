// Pictures as they are shown, sent and printed. All decoding happens in worker threads: a few bytes may hold very many pixels.

import type { PictureSize } from '../../contract/file.ts'
import type { Services } from '../context.ts'
import { TaskLimitExceeded, type TaskOptions } from '../workers/worker-pool.ts'
import type { Frame, Shaped } from './picture-limits.ts'

type WithWorkers = Pick<Services, 'workers'>

/** Returns WebP; null for content that is not a picture. */
export const drawSize = ({ workers }: WithWorkers, original: Buffer, size: PictureSize): Promise<Buffer | null> =>
  drawn(workers.pictures.run('drawSize', { original, size }))

/** In a format that every mail program shows: WebP becomes PNG. Null for content that is not a picture. */
export async function drawForMail(
  { workers }: WithWorkers,
  original: Buffer,
  { type, sender }: { type: string; sender: string },
): Promise<{ content: Buffer; contentType: string } | null> {
  const picture = await workers.pictures.run('drawForMail', { original, type }, { sender }).catch(nullWhenTooCostly)
  return picture && { content: bufferOf(picture.content), contentType: picture.contentType }
}

/** A logo on paper: whole, not cut, its clear parts white. */
export const printLogo = ({ workers }: WithWorkers, original: Buffer): Promise<Buffer | null> =>
  drawn(workers.pictures.run('printLogo', { original }))

/** A JPEG that fills its frame, as a press wants it; also of a drawing (SVG). */
export const printPicture = ({ workers }: WithWorkers, original: Buffer, frame: Frame): Promise<Buffer | null> =>
  drawn(workers.pictures.run('printPicture', { original, frame }))

/** A plan on white paper: whole, its white edges cut away, large enough for a third of a page. */
export const printPlan = ({ workers }: WithWorkers, original: Buffer): Promise<Buffer | null> =>
  drawn(workers.pictures.run('printPlan', { original }))

const heicTypes = new Set(['image/heic', 'image/heif'])

export const isHeic = (contentType: string): boolean => heicTypes.has(contentType)

/** The copy that documents use: upright, at most 2,500 pixels, flattened, JPEG. */
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

/** Buffers cross threads as plain arrays of bytes. */
export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function nullWhenTooCostly(error: unknown): null {
  if (error instanceof TaskLimitExceeded) return null
  throw error
}
