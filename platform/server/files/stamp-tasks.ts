// Draws watermarks: one line of text, slanted and repeated. Runs in the worker threads of pictures.

import sharp from 'sharp'
import { fileURLToPath } from 'node:url'
import { mostPixels } from './picture-limits.ts'

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'))
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const slant = -30
/** Part of the picture's longer edge that one repetition takes. */
const share = 0.38

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One repetition as PNG with transparent ground. Grey on white stays readable, and text below it, too. */
export async function drawStamp({ words }: { words: string }): Promise<Buffer> {
  const text = `<span foreground="#6b7280" alpha="38%">${escaped(words)}</span>`
  const line = await sharp({ text: { text, font: 'Inter SemiBold', fontfile: font, rgba: true, dpi: 160 } })
    .png()
    .toBuffer()
  const slanted = await sharp(line).rotate(slant, { background: clear }).png().toBuffer()
  const padding = { top: 60, bottom: 60, left: 40, right: 40 }
  return sharp(slanted)
    .extend({ ...padding, background: clear })
    .png()
    .toBuffer()
}

/** Returns a JPEG; null for content that is not a picture. */
export async function stampPicture({
  original,
  words,
}: {
  original: Uint8Array
  words: string
}): Promise<Buffer | null> {
  const stamp = await drawStamp({ words })
  try {
    const { width, height } = await sharp(original, { limitInputPixels: mostPixels }).metadata()
    const side = Math.max(40, Math.min(Math.round(Math.max(width, height) * share), width, height))
    const tile = await sharp(stamp).resize({ width: side, height: side, fit: 'inside' }).png().toBuffer()
    return await sharp(original, { limitInputPixels: mostPixels })
      .composite([{ input: tile, tile: true }])
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    return null
  }
}
