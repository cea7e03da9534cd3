import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isWhole, typeOf } from './file-content.ts'

const picture = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#4a8',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

describe('the content of a file', () => {
  it.each([
    ['image/jpeg', () => picture().jpeg().toBuffer()],
    ['image/png', () => picture().png().toBuffer()],
    ['image/webp', () => picture().webp().toBuffer()],
  ])('%s is known by its first bytes, and whole or not by its last', async (type, draw) => {
    const content = new Uint8Array(await draw())
    expect([typeOf(content), isWhole(content)]).toEqual([type, true])
    expect(isWhole(content.subarray(0, Math.floor(content.length / 2)))).toBe(false)
    expect(isWhole(content.subarray(0, content.length - 60))).toBe(false)
  })

  it('of a photograph holds a small picture with an end of its own, which is not the end', async () => {
    const small = await sharp({ create: { width: 16, height: 12, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const large = await picture().jpeg().toBuffer()
    const length = Buffer.alloc(2)
    length.writeUInt16BE(small.length + 2)
    const photo = Buffer.concat([large.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, small, large.subarray(2)])
    expect(isWhole(photo)).toBe(true)
    expect(isWhole(photo.subarray(0, photo.length - 100))).toBe(false)
    expect(isWhole(Buffer.concat([photo, Buffer.from('notes of a camera')]))).toBe(true)
  })

  it('is a PDF, or nothing that is taken', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect([typeOf(bytes('%PDF-1.7')), typeOf(bytes('hello')), typeOf(bytes(''))]).toEqual(['application/pdf', '', ''])
  })
})
