// The sizes in which a picture is shown. Turned upright, and without what a camera writes into it: when, where, by whom.

import sharp from 'sharp'
import type { PictureSize } from '../../contract/file.ts'

/** The longer edge in pixels; smaller pictures stay as they are. */
const longestEdge: Record<PictureSize, number> = { web: 1600, thumb: 480 }

/** Enough for every camera, and little enough that a forged picture does not fill the memory. */
export const mostPixels = 100_000_000

export const sizeKey = (storageKey: string, size: PictureSize): string => `${storageKey}.${size}.webp`

/** As WebP; null for what is no picture after all. */
export async function drawSize(original: Buffer, size: PictureSize): Promise<Buffer | null> {
  const edge = longestEdge[size]
  return sharp(original, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null)
}

const mailEdge = 1200

/** As every mail program shows it: WebP becomes PNG. Null for what is no picture after all. */
export async function drawForMail(
  original: Buffer,
  type: string,
): Promise<{ content: Buffer; contentType: string } | null> {
  const contentType = type === 'image/jpeg' ? type : 'image/png'
  const upright = sharp(original, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: mailEdge, height: mailEdge, fit: 'inside', withoutEnlargement: true })
  const drawn = contentType === 'image/jpeg' ? upright.jpeg({ quality: 85 }) : upright.png()
  const content = await drawn.toBuffer().catch(() => null)
  return content && { content, contentType }
}
