// A picture as a press wants it: a JPEG that fills its frame.

import sharp from 'sharp'
import { mostPixels } from './picture-sizes.ts'

/** Dots for each point of the frame: 200 to the inch. */
const density = 2.8

interface Frame {
  width: number
  height: number
}

/** A logo on paper: whole, not cut, its clear parts white. */
export async function printLogo(original: Buffer): Promise<Buffer | null> {
  return sharp(original, { limitInputPixels: mostPixels })
    .resize({ width: 900, height: 300, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => null)
}

/** Also of a drawing (SVG). Null for what is no picture after all. */
export async function printPicture(original: Buffer, { width, height }: Frame): Promise<Buffer | null> {
  return sharp(original, { limitInputPixels: mostPixels, density: 200 })
    .rotate()
    .resize({ width: Math.round(width * density), height: Math.round(height * density), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => null)
}

/** A plan on white paper: whole, its white edges cut away, large enough for a third of a page. */
export async function printPlan(original: Buffer): Promise<Buffer | null> {
  return sharp(original, { limitInputPixels: mostPixels, density: 84 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .trim({ background: '#ffffff' })
    .resize({ width: 900, height: 900, fit: 'inside' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null)
}
