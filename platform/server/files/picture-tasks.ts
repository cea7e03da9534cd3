// Decodes and converts pictures. Runs in worker threads only and is called through `pictures.ts`.

import sharp, { type ResizeOptions, type Sharp, type SharpOptions } from 'sharp'
import type { PictureSize } from '../../contract/file.ts'
import { mostPixels, type Drawn, type Frame, type Shaped } from './picture-limits.ts'

// The pool limits how many pictures are processed at once; libvips must not add its own threads.
sharp.concurrency(1)
sharp.cache(false)

type Bytes = Uint8Array<ArrayBufferLike>

/** Longer edge in pixels; smaller pictures are not enlarged. */
const longestEdge: Record<PictureSize, number> = { web: 1600, thumb: 480 }
const mailEdge = 1200
const documentEdge = 2500
/** Enough for half of a printed page's width. */
const photoEdge = 1000
const secondsPerPicture = 20
/** Pixels per point of a frame: 200 per inch. */
const density = 2.8

const open = (original: Bytes, options: SharpOptions = {}): Sharp =>
  sharp(original, { limitInputPixels: mostPixels, ...options }).timeout({ seconds: secondsPerPicture })

const within = (edge: number): ResizeOptions => ({
  width: edge,
  height: edge,
  fit: 'inside',
  withoutEnlargement: true,
})

/** Null for content that is not a picture. */
const outputOf = (picture: Sharp): Promise<Buffer | null> => picture.toBuffer().catch(() => null)

/** Creates the copy for documents: upright, flattened, JPEG. The number of pixels is checked before decoding. */
export async function shapePicture({ original }: { original: Bytes }): Promise<Shaped> {
  const size = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return { outcome: 'broken' }
  if (size.width * size.height > mostPixels) return { outcome: 'too-many-pixels' }
  // Cameras write small, harmless faults; a truncated file is refused.
  return shapedFrom(open(original, { failOn: 'truncated' }))
}

export async function shapedFrom(picture: Sharp): Promise<Shaped> {
  const shaped = picture
    .rotate()
    .resize(within(documentEdge))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
  const content = await outputOf(shaped)
  return content ? { outcome: 'shaped', content } : { outcome: 'broken' }
}

export const drawSize = ({ original, size }: { original: Bytes; size: PictureSize }): Promise<Buffer | null> =>
  outputOf(open(original).rotate().resize(within(longestEdge[size])).webp({ quality: 80 }))

export async function drawForMail({ original, type }: { original: Bytes; type: string }): Promise<Drawn | null> {
  const contentType = type === 'image/jpeg' ? type : 'image/png'
  const upright = open(original).rotate().resize(within(mailEdge))
  const content = await outputOf(contentType === 'image/jpeg' ? upright.jpeg({ quality: 85 }) : upright.png())
  return content && { content, contentType }
}

export const printLogo = ({ original }: { original: Bytes }): Promise<Buffer | null> =>
  outputOf(
    open(original)
      .resize({ width: 900, height: 300, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png(),
  )

export const printPicture = ({ original, frame }: { original: Bytes; frame: Frame }): Promise<Buffer | null> =>
  outputOf(
    open(original, { density: 200 })
      .rotate()
      .resize({ width: Math.round(frame.width * density), height: Math.round(frame.height * density), fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 }),
  )

export const printPhoto = ({ original }: { original: Bytes }): Promise<Buffer | null> =>
  outputOf(open(original).rotate().resize(within(photoEdge)).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }))

export const printPlan = ({ original }: { original: Bytes }): Promise<Buffer | null> =>
  outputOf(
    open(original, { density: 84 })
      .rotate()
      .flatten({ background: '#ffffff' })
      .trim({ background: '#ffffff' })
      .resize({ width: 900, height: 900, fit: 'inside' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  )

export { drawStamp, stampPicture } from './stamp-tasks.ts'
