// Transfer encodings of a body (RFC 2045 §6). Damaged input is decoded as far as possible.

export function decodeTransfer(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64')
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body
}

const equals = 0x3d
const lineFeed = 0x0a

function decodeQuoted(body: Buffer): Buffer {
  const decoded = Buffer.alloc(body.length)
  let length = 0
  for (let index = 0; index < body.length; index++) {
    const byte = body[index] ?? 0
    const high = byte === equals ? digitOf(body[index + 1]) : -1
    const low = high === -1 ? -1 : digitOf(body[index + 2])
    if (low !== -1) {
      decoded[length++] = high * 16 + low
      index += 2
      continue
    }
    const end = byte === equals ? softBreakEnd(body, index + 1) : null
    if (end === null) decoded[length++] = byte
    else index = end
  }
  return decoded.subarray(0, length)
}

/** Value of a hexadecimal digit; −1 for other bytes. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte & ~0x20
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : -1
}

/** Returns the offset of the line feed of a soft line break; null if other characters follow. */
function softBreakEnd(body: Buffer, from: number): number | null {
  for (let index = from; index < body.length && index < from + 80; index++) {
    const byte = body[index]
    if (byte === lineFeed) return index
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return null
  }
  return from >= body.length ? from : null
}
