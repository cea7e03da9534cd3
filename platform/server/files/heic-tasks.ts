// Decodes iPhone photos (HEIC). sharp cannot decode them, and libheif blocks its thread for seconds, so it has a pool
// with one thread. The LGPL package stays separate and is loaded only here.

import sharp from 'sharp'
import { mostPixels, type Shaped } from './picture-limits.ts'
import { shapedFrom } from './picture-tasks.ts'

export async function shapeHeic({ original }: { original: Uint8Array }): Promise<Shaped> {
  const { default: decode } = await import('heic-decode')
  const pictures = await decode.all({ buffer: original }).catch(() => [])
  try {
    const [main] = pictures
    if (!main) return { outcome: 'broken' }
    // The size is in the header; nothing has been decoded yet.
    if (main.width * main.height > mostPixels) return { outcome: 'too-many-pixels' }
    const { width, height, data } = await main.decode()
    return await shapedFrom(sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }))
  } catch {
    return { outcome: 'broken' }
  } finally {
    if ('dispose' in pictures) pictures.dispose()
  }
}
