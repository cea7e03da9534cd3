// Photos of iPhones. sharp cannot decode them, and libheif takes seconds and blocks its thread: a pool of one. The LGPL package stays
// a package of its own and is loaded here only.

import sharp from 'sharp'
import { mostPixels, type Shaped } from './picture-limits.ts'
import { shapedFrom } from './picture-tasks.ts'

export async function shapeHeic({ original }: { original: Uint8Array }): Promise<Shaped> {
  const { default: decode } = await import('heic-decode')
  const pictures = await decode.all({ buffer: original }).catch(() => [])
  try {
    const [main] = pictures
    if (!main) return { outcome: 'broken' }
    // Known from the header; nothing is decoded yet.
    if (main.width * main.height > mostPixels) return { outcome: 'too-many-pixels' }
    const { width, height, data } = await main.decode()
    return await shapedFrom(sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }))
  } catch {
    return { outcome: 'broken' }
  } finally {
    if ('dispose' in pictures) pictures.dispose()
  }
}
