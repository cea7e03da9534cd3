// Unpacks the XML parts of a zip. The limit is enforced while inflating, because the sizes in the zip can be forged.

import { inflateRawSync } from 'node:zlib'

interface Entry {
  name: string
  method: number
  compressed: number
  offset: number
}

export type Unpacked = { parts: Map<string, Buffer> } | { problem: 'not-readable' | 'too-large' }

const marks = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 }
const endLength = 22
const longestComment = 65_535
const mostEntries = 10_000
const inExtra = 0xffffffff

/** Pictures and pivot table caches contain no cells. */
const isWanted = (name: string): boolean => /\.(xml|rels)$/i.test(name) && !/pivotCache/i.test(name)

export function unpackXml(zip: Buffer, most: number): Unpacked {
  try {
    const parts = new Map<string, Buffer>()
    let left = most
    for (const entry of entriesOf(zip)) {
      if (!isWanted(entry.name)) continue
      const content = contentOf(zip, entry, left)
      if (content.length > left) return { problem: 'too-large' }
      left -= content.length
      parts.set(entry.name, content)
    }
    return { parts }
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return { problem: isTooLarge ? 'too-large' : 'not-readable' }
  }
}

function contentOf(zip: Buffer, { method, compressed, offset }: Entry, most: number): Buffer {
  if (zip.readUInt32LE(offset) !== marks.local) throw new Error('no entry there')
  const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  if (method === 0) return zip.subarray(from, from + compressed)
  if (method !== 8) throw new Error('compressed in another way')
  // Inflating stops at the end of the compressed stream, regardless of the length in the zip directory.
  return inflateRawSync(zip.subarray(from), { maxOutputLength: most + 1 })
}

function* entriesOf(zip: Buffer): Generator<Entry> {
  const { first, count } = directoryOf(zip)
  if (count > mostEntries) throw new Error('too many entries')
  let at = first
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== marks.entry) throw new Error('no entry there')
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const sizes = { unpacked: zip.readUInt32LE(at + 24), compressed: zip.readUInt32LE(at + 20) }
    const { compressed, offset } = withExtra({ ...sizes, offset: zip.readUInt32LE(at + 42) }, extra)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    yield { name, method: zip.readUInt16LE(at + 10), compressed, offset }
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
}

function directoryOf(zip: Buffer): { first: number; count: number } {
  for (let at = zip.length - endLength; at >= Math.max(0, zip.length - endLength - longestComment); at--) {
    if (zip.readUInt32LE(at) !== marks.end) continue
    const first = zip.readUInt32LE(at + 16)
    const count = zip.readUInt16LE(at + 10)
    if (first !== inExtra && count !== 0xffff) return { first, count }
    const locator = at - 20
    if (zip.readUInt32LE(locator) !== marks.locator64) throw new Error('no directory')
    const end = Number(zip.readBigUInt64LE(locator + 8))
    if (zip.readUInt32LE(end) !== marks.end64) throw new Error('no directory')
    return { first: Number(zip.readBigUInt64LE(end + 48)), count: Number(zip.readBigUInt64LE(end + 32)) }
  }
  throw new Error('no directory')
}

interface Numbers {
  unpacked: number
  compressed: number
  offset: number
}

/** Zip64: values that do not fit are in an extra field, which contains only those values, in this order. */
function withExtra(numbers: Numbers, extra: Buffer): Numbers {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let next = at + 4
    const read = (known: number): number => {
      if (known !== inExtra) return known
      next += 8
      return Number(extra.readBigUInt64LE(next - 8))
    }
    return {
      unpacked: read(numbers.unpacked),
      compressed: read(numbers.compressed),
      offset: read(numbers.offset),
    }
  }
  return numbers
}
