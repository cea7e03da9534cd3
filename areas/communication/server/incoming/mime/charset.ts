// Decodes bytes to text. Many senders declare no character set or a wrong one, so the bytes are examined first.

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * Character sets that programs often declare wrongly. Any other declaration, such as koi8-r or shift_jis, is trusted.
 */
const oftenWrong = /^(utf-?8|unicode-1-1-utf-8|(us-)?ascii|ansi_x3.*|iso-?8859-1|latin-?1|l1|(windows-|cp)-?1252|)$/

/** UTF-8 where the bytes are valid UTF-8, else the declared character set, else Windows-1252. */
export function decodeText(bytes: Uint8Array, declared = ''): string {
  const label = declared.trim().toLowerCase().replaceAll(/["']/g, '')
  const marked = decoderByMark(bytes)
  if (marked) return marked.decode(bytes)
  const decoder = oftenWrong.test(label) ? null : decoderFor(label)
  if (decoder && !/^(iso-8859-|windows-125)/.test(decoder.encoding)) return decoder.decode(bytes)
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return decoder ? decoder.decode(bytes) : mixedText(bytes)
  }
}

function decoderByMark([first, second, third]: Uint8Array): TextDecoder | null {
  if (first === 0xff && second === 0xfe) return decoderFor('utf-16le')
  if (first === 0xfe && second === 0xff) return decoderFor('utf-16be')
  return first === 0xef && second === 0xbb && third === 0xbf ? decoderFor('utf-8') : null
}

/** Null for labels that the runtime does not know. */
function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

/** UTF-8 with a few stray bytes, such as a footer that a server added, stays UTF-8; the stray bytes are Windows-1252. */
function mixedText(bytes: Uint8Array): string {
  const mended = Buffer.alloc(bytes.length * 3)
  let length = 0
  let sequences = 0
  let strays = 0
  for (let index = 0; index < bytes.length;) {
    const size = sizeOfSequence(bytes, index)
    if (size === 0) {
      const letter = letters[bytes[index] ?? 0] ?? Buffer.alloc(0)
      mended.set(letter, length)
      length += letter.length
      index++
      if (++strays > sequences + mostStrays) break
      continue
    }
    if (size > 1) sequences++
    mended.set(bytes.subarray(index, index + size), length)
    length += size
    index += size
  }
  return sequences > strays ? mended.toString('utf8', 0, length) : windows1252.decode(bytes)
}

/** Stops once there are this many more stray bytes than UTF-8 sequences: the text is Windows-1252. */
const mostStrays = 1_000
/** UTF-8 bytes of each Windows-1252 byte. */
const letters = Array.from({ length: 256 }, (_, byte) => Buffer.from(windows1252.decode(Uint8Array.of(byte))))

/** Length of the valid UTF-8 sequence that begins here; 0 if there is none. */
function sizeOfSequence(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const size = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : 2
  if (first < 0xc2 || first > 0xf4) return 0
  for (let index = at + 1; index < at + size; index++) {
    if (((bytes[index] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return size
}
