// Extracts the text of a mail that Outlook stores as compressed RTF: HTML or plain text wrapped in RTF, or RTF alone.

import { decompressRTF } from '@kenjiuno/decompressrtf'
import { deEncapsulateSync } from 'rtf-stream-parser'
import { decodeText } from '../mime/charset.ts'

const longestCompressed = 512 * 1024
const longestRtf = 512 * 1024
/** The library that unwraps HTML slows down with each nested group; Outlook nests only a few. */
const deepestGroup = 100

/** Empty strings if the RTF cannot be read; the text beside it, or the original, remains available. */
export function readRtf(compressed: Buffer): { text: string; html: string } {
  const nothing = { text: '', html: '' }
  const rtf = decompress(compressed)
  if (!rtf || rtf.length > longestRtf || isNestedDeep(rtf)) return nothing
  const beginning = rtf.subarray(0, 4096).toString('latin1')
  if (!/\\from(html1|text)/.test(beginning)) return { ...nothing, text: wordsInRtf(rtf.toString('latin1')) }
  try {
    const { mode, text } = deEncapsulateSync(rtf, { decode: (bytes, charset) => decodeText(bytes, charset) })
    return { ...nothing, [mode]: text.toString() }
  } catch {
    return { ...nothing, text: wordsInRtf(rtf.toString('latin1')) }
  }
}

function isNestedDeep(rtf: Buffer): boolean {
  let depth = 0
  for (const byte of rtf) {
    if (byte === 0x7b && ++depth > deepestGroup) return true
    if (byte === 0x7d) depth--
  }
  return false
}

function decompress(compressed: Buffer): Buffer | null {
  if (compressed.length < 16 || compressed.length > longestCompressed) return null
  // The decompressor trusts this length and would read beyond the end.
  if (compressed.readUInt32LE(0) + 4 > compressed.length) return null
  try {
    return Buffer.from(decompressRTF([...compressed]))
  } catch {
    return null
  }
}

const token = /\\([a-z]{1,32})(-?\d{1,10})?[ ]?|((?:\\'[0-9a-f]{2})+)|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi
/** Groups without readable text. */
const unread = /^(fonttbl|colortbl|stylesheet|info|pict|object|header|footer|generator|themedata|datastore)$/

/** Text of RTF that does not wrap HTML or plain text. */
function wordsInRtf(rtf: string): string {
  const codePage = `windows-${/\\ansicpg(\d{3,5})/.exec(rtf)?.[1] ?? '1252'}`
  const words: string[] = []
  const hidden: boolean[] = [false]
  let signsToSkip = 0
  for (const [, word, parameter, hex, symbol, brace, plain] of rtf.matchAll(token)) {
    if (brace === '{') hidden.push(hidden.at(-1) ?? false)
    else if (brace === '}') hidden.pop()
    else if (symbol === '*' || (word && unread.test(word))) hidden[hidden.length - 1] = true
    if (hidden.at(-1)) continue
    if (word === 'par' || word === 'line') words.push('\n')
    else if (word === 'tab') words.push('\t')
    else if (word === 'u' && parameter) {
      words.push(String.fromCharCode(Number(parameter) & 0xffff))
      signsToSkip = 1
    } else if (hex || plain || (symbol && '\\{}'.includes(symbol))) {
      const said = hex ? decodeText(Buffer.from(hex.replaceAll("\\'", ''), 'hex'), codePage) : (plain ?? symbol ?? '')
      words.push(said.slice(signsToSkip))
      signsToSkip = 0
    } else if (symbol === '~') words.push(' ')
  }
  return words.join('').trim()
}
