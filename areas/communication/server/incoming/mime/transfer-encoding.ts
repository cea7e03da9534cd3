// Transfer encodings of a body (RFC 2045 §6). What is damaged is read as far as it goes.

export function decodeTransfer(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64')
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body
}

const equals = 0x3d
const lineFeed = 0x0a

function decodeQuoted(body: Buffer): Buffer {
  const decoded = Buffer.alloc(body.length)
  let length = 0
  for (let place = 0; place < body.length; place++) {
    const byte = body[place] ?? 0
    const high = byte === equals ? digitOf(body[place + 1]) : -1
    const low = high === -1 ? -1 : digitOf(body[place + 2])
    if (low !== -1) {
      decoded[length++] = high * 16 + low
      place += 2
      continue
    }
    const end = byte === equals ? softBreakEnd(body, place + 1) : null
    if (end === null) decoded[length++] = byte
    else place = end
  }
  return decoded.subarray(0, length)
}

/** −1 for what is no hexadecimal digit. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte & ~0x20
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : -1
}

/** Where the line ends that is broken here; null when something else follows. */
function softBreakEnd(body: Buffer, from: number): number | null {
  for (let place = from; place < body.length && place < from + 80; place++) {
    const byte = body[place]
    if (byte === lineFeed) return place
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return null
  }
  return from >= body.length ? from : null
}
