import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { caseFile } from '../testing/case-files.ts'
import { whitePng } from '../testing/white-png.ts'
import { shapeHeic } from './heic-tasks.ts'
import { drawSize, shapePicture } from './picture-tasks.ts'
import type { Shaped } from './picture-limits.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7aa' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })

const sizeOf = async (original: Buffer, size: 'web' | 'thumb') =>
  sharp((await drawSize({ original, size })) ?? undefined).metadata()

describe('a size of a picture', () => {
  it('is small enough, keeps its proportions, and tells nothing of the camera', async () => {
    const original = await photo(2400, 1200).toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const web = await sizeOf(original, 'web')
    expect([web.format, web.width, web.height, web.exif]).toEqual(['webp', 1600, 800, undefined])
    const thumb = await sizeOf(original, 'thumb')
    expect([thumb.width, thumb.height]).toEqual([480, 240])
  })

  it('stands upright', async () => {
    const lying = await photo(300, 100).withMetadata({ orientation: 6 }).toBuffer()
    const { width, height } = await sizeOf(lying, 'web')
    expect([width, height]).toEqual([100, 300])
  })

  it('is not made of what only begins like a picture', async () => {
    expect(await drawSize({ original: Buffer.from('89504e470d0a1a0a00', 'hex'), size: 'web' })).toBeNull()
  })
})

describe('the copy that documents use', () => {
  const lookOf = async (shaped: Shaped) => {
    if (shaped.outcome !== 'shaped') return shaped.outcome
    const { format, width, height, orientation, exif } = await sharp(shaped.content).metadata()
    return { format, width, height, orientation, exif }
  }
  const jpeg = (width: number, height: number) => ({
    format: 'jpeg',
    width,
    height,
    orientation: undefined,
    exif: undefined,
  })

  it('of a photo taken with the phone held upright stands upright', async () => {
    const original = caseFile('foto-exif-orientation-6.jpg')
    expect(await lookOf(await shapePicture({ original }))).toEqual(jpeg(900, 1200))
  })

  it('of a scan with 600 dots to the inch has 2,500 pixels at most', async () => {
    const original = caseFile('scan-600dpi.png')
    expect(await lookOf(await shapePicture({ original }))).toEqual(jpeg(1767, 2500))
  })

  it('of a clear picture is white where it was clear', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const original = await sharp({ create: { width: 8, height: 8, channels: 4, background } })
      .webp({ lossless: true })
      .toBuffer()
    const shaped = await shapePicture({ original })
    const { channels } = await sharp(shaped.outcome === 'shaped' ? shaped.content : undefined).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
  })

  it('is not made of more than 50 megapixels, nor of half a file', async () => {
    const white = whitePng({ width: 20_000, height: 13_000 })
    expect(await shapePicture({ original: white })).toEqual({ outcome: 'too-many-pixels' })
    for (const size of ['web', 'thumb'] as const) expect(await drawSize({ original: white, size })).toBeNull()
    const half = caseFile('scan-600dpi.png').subarray(0, 60_000)
    expect(await shapePicture({ original: half })).toEqual({ outcome: 'broken' })
  })

  it('of a photo of an iPhone is a JPEG', async () => {
    const original = caseFile('foto-iphone.heic')
    const shaped = await shapeHeic({ original })
    expect(await lookOf(shaped)).toEqual(jpeg(640, 480))
    const content = shaped.outcome === 'shaped' ? shaped.content : undefined
    const { data } = await sharp(content)
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(150)
    expect(data[1]).toBeLessThan(100)
    expect(await shapeHeic({ original: original.subarray(0, 500) })).toEqual({ outcome: 'broken' })
  })

  it('of a photo of an iPhone is not made of more than 50 megapixels', async () => {
    const forged = Buffer.from(caseFile('foto-iphone.heic'))
    // The `ispe` box contains the size: its version, then width and height.
    for (let at = forged.indexOf('ispe'); at >= 0; at = forged.indexOf('ispe', at + 4)) {
      forged.writeUInt32BE(8_000, at + 8)
      forged.writeUInt32BE(6_251, at + 12)
    }
    expect(await shapeHeic({ original: forged })).toEqual({ outcome: 'too-many-pixels' })
  })
})
