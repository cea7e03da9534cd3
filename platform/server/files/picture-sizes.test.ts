import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { drawSize } from './picture-sizes.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7aa' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })

describe('a size of a picture', () => {
  it('is small enough, keeps its proportions, and tells nothing of the camera', async () => {
    const original = await photo(2400, 1200).toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const web = await sharp((await drawSize(original, 'web')) ?? undefined).metadata()
    expect([web.format, web.width, web.height, web.exif]).toEqual(['webp', 1600, 800, undefined])
    const thumb = await sharp((await drawSize(original, 'thumb')) ?? undefined).metadata()
    expect([thumb.width, thumb.height]).toEqual([480, 240])
  })

  it('stands upright', async () => {
    const lying = await photo(300, 100).withMetadata({ orientation: 6 }).toBuffer()
    const { width, height } = await sharp((await drawSize(lying, 'web')) ?? undefined).metadata()
    expect([width, height]).toEqual([100, 300])
  })

  it('is not made of what only begins like a picture', async () => {
    expect(await drawSize(Buffer.from('89504e470d0a1a0a00', 'hex'), 'web')).toBeNull()
  })
})
