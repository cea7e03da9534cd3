// Extracts the message from opaque S/MIME (RFC 8551 §3.5.2), where it is inside its signature. The signature is not
// verified. Reads only the path to the content: parsing the whole structure could be abused to exhaust memory.

const signedData = Buffer.from('2a864886f70d010702', 'hex')
const plainData = Buffer.from('2a864886f70d010701', 'hex')

interface MaybeSigned {
  type: string
  name: string
  content: Buffer
}

/** The enclosed message; null if the part is not opaque S/MIME, or is encrypted. */
export function readOpaqueSignature({ type, name, content }: MaybeSigned): Buffer | null {
  const isOpaque = /^application\/(x-)?pkcs7-mime$/.test(type) || /^smime\.p7m$/i.test(name)
  return isOpaque ? contentOfSigned(binary(content)) : null
}

/** Some programs send PEM instead of DER. */
function binary(content: Buffer): Buffer {
  const begin = content.subarray(0, 64).toString('latin1')
  if (!begin.startsWith('-----BEGIN')) return content
  return Buffer.from(content.toString('latin1').replaceAll(/-----[^-\n]+-----/g, ''), 'base64')
}

function contentOfSigned(der: Buffer): Buffer | null {
  try {
    const contentInfo = readElement(der, 0)
    const [kind, wrapped] = childrenOf(der, contentInfo, 2)
    if (!kind || !wrapped || !bytesOf(der, kind).equals(signedData)) return null
    const [signed] = childrenOf(der, wrapped, 1)
    // version, digest algorithms, content
    const encapsulated = signed && childrenOf(der, signed, 3)[2]
    const [contentKind, contentBox] = encapsulated ? childrenOf(der, encapsulated, 2) : []
    if (!contentKind || !contentBox || !bytesOf(der, contentKind).equals(plainData)) return null
    const [octets] = childrenOf(der, contentBox, 1)
    return octets ? Buffer.concat(octetsIn(der, octets, 0)) : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

interface Element {
  tag: number
  isConstructed: boolean
  /** Offsets of the content's start and end, and of the next element. */
  begin: number
  end: number
  next: number
}

const deepest = 20
const mostPieces = 100_000

function readElement(der: Buffer, at: number, depth = 0): Element {
  const first = byteAt(der, at)
  const lengthByte = byteAt(der, at + 1)
  const head = { tag: first & 0x1f, isConstructed: (first & 0x20) !== 0 }
  if (lengthByte < 0x80) return bounded(der, head, { begin: at + 2, length: lengthByte })
  if (lengthByte > 0x80) {
    const digits = lengthByte - 0x80
    if (digits > 4) throw new RangeError('a length beyond any mail')
    return bounded(der, head, { begin: at + 2 + digits, length: der.readUIntBE(at + 2, digits) })
  }
  // Indefinite length: ends at two zero bytes.
  if (depth > deepest || !head.isConstructed) throw new RangeError('nested too deep')
  let place = at + 2
  while (byteAt(der, place) !== 0 || byteAt(der, place + 1) !== 0) place = readElement(der, place, depth + 1).next
  return { ...head, begin: at + 2, end: place, next: place + 2 }
}

function bounded(
  der: Buffer,
  head: Pick<Element, 'tag' | 'isConstructed'>,
  { begin, length }: { begin: number; length: number },
): Element {
  const end = begin + length
  if (end > der.length) throw new RangeError('cut off')
  return { ...head, begin, end, next: end }
}

function byteAt(der: Buffer, at: number): number {
  const byte = der[at]
  if (byte === undefined) throw new RangeError('cut off')
  return byte
}

const bytesOf = (der: Buffer, { begin, end }: Element): Buffer => der.subarray(begin, end)

/** At most the first `most` child elements. */
function childrenOf(der: Buffer, { begin, end }: Element, most: number): Element[] {
  const found: Element[] = []
  for (let at = begin; at < end && found.length < most;) {
    const element = readElement(der, at)
    found.push(element)
    at = element.next
  }
  return found
}

/** A constructed string consists of several chunks. */
function octetsIn(der: Buffer, element: Element, depth: number): Buffer[] {
  if (!element.isConstructed) return [bytesOf(der, element)]
  const pieces = childrenOf(der, element, mostPieces)
  if (depth > deepest || pieces.length === mostPieces) throw new RangeError('in too many pieces')
  return pieces.flatMap((piece) => octetsIn(der, piece, depth + 1))
}
