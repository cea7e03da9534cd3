// Detects the file type by its first bytes, and truncated pictures by their missing end.

/** Media type; empty for unsupported file types. */
export function typeOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'image/png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp'
  return textAt(bytes, 0, 5) === '%PDF-' ? 'application/pdf' : ''
}

/** Checks images only; the PDF reader checks PDFs. */
export function isWhole(bytes: Uint8Array): boolean {
  const type = typeOf(bytes)
  if (type === 'image/jpeg') return isWholeJpeg(bytes)
  if (type === 'image/png') return textAt(bytes, bytes.length - 8, 4) === 'IEND' || hasAfter(bytes, 'IEND')
  if (type !== 'image/webp') return true
  return bytes.length >= new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8
}

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(Math.max(0, from), Math.max(0, from) + length))

/** Some programs append their own data after the end marker. */
const hasAfter = (bytes: Uint8Array, mark: string) => {
  const from = Math.max(0, bytes.length - 4096)
  return textAt(bytes, from, bytes.length - from).includes(mark)
}

/**
 * Skips the segments, because an embedded thumbnail has its own end marker, and then searches for the end of the main
 * image.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === 0xda) return hasEnd(bytes, at)
    at += 2 + view.getUint16(at + 2)
  }
  return false
}

/** In the image data each 0xff is followed by a zero or a restart marker, so 0xffd9 can only be the end. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at > from; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  }
  return false
}
