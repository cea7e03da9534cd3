// Parses the MAPI properties in winmail.dat: only texts and contents are read, the rest is skipped.

import { decodeText } from '../mime/charset.ts'

export type Properties = Map<number, string | Buffer>

export const propertyTags = {
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  fileData: 0x3701,
  longFileName: 0x3707,
}

const several = 0x1000
const named = 0x8000
/** Bytes of the fixed-size types; smaller ones are padded to four. */
const sizes: Record<number, number> = {
  0x0002: 4,
  0x0003: 4,
  0x0004: 4,
  0x0005: 8,
  0x0006: 8,
  0x0007: 8,
  0x000a: 4,
  0x000b: 4,
  0x0014: 8,
  0x0040: 8,
  0x0048: 16,
}
const text8 = 0x001e
const text16 = 0x001f
const variable = new Set([text8, text16, 0x000d, 0x0102])

/** Throws a RangeError if the bytes are shorter than the lengths they declare. */
export function propertiesIn(bytes: Buffer, codePage: string): Properties {
  const found: Properties = new Map()
  let at = 0
  const number = () => {
    at += 4
    return bytes.readUInt32LE(at - 4)
  }
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError('cut off')
    const taken = bytes.subarray(at, at + length)
    at += padded(length)
    return taken
  }
  const wanted = new Set(Object.values(propertyTags))
  for (let left = number(); left > 0; left--) {
    const tag = number()
    const type = tag & 0xffff
    const id = tag >>> 16
    if (id >= named) {
      take(16)
      // The property is named by a number or by a string.
      if (number() === 0) number()
      else take(number())
    }
    const kind = type & ~several
    const size = sizes[kind]
    if (size !== undefined) {
      // Skips all values in one step: the count comes from the file and may be huge.
      const count = type & several ? number() : 1
      take(size * count)
    } else if (variable.has(kind)) {
      for (let values = number(); values > 0; values--) {
        const value = take(number())
        if (wanted.has(id) && !found.has(id)) found.set(id, valueOf(kind, value, codePage))
      }
    } else {
      throw new RangeError(`a property of unknown type ${kind}`)
    }
  }
  return found
}

const padded = (length: number): number => Math.ceil(length / 4) * 4

function valueOf(kind: number, value: Buffer, codePage: string): string | Buffer {
  if (kind !== text8 && kind !== text16) return value
  const text = kind === text16 ? value.toString('utf16le') : decodeText(value, codePage)
  return text.replace(/\0.*$/s, '')
}
