// Unpacks winmail.dat (MS-OXTNEF), in which Outlook packs files and text. Reads all of it or nothing: null means that
// the file must be kept as it came.

import { decodeText } from '../mime/charset.ts'
import { readRtf } from './rtf.ts'
import { propertiesIn, propertyTags, type Properties } from './tnef-properties.ts'

export interface Tnef {
  text: string
  html: string
  files: { name: string; content: Buffer }[]
}

const signature = 0x223e9f78
const attributes = {
  body: 0x0002800c,
  properties: 0x00069003,
  codePage: 0x00069007,
  beginFile: 0x00069002,
  fileTitle: 0x00018010,
  fileContent: 0x0006800f,
  fileProperties: 0x00069005,
}
const mostFiles = 100
const deepest = 5

export function readTnef(content: Buffer, depth = 0): Tnef | null {
  if (content.length < 6 || content.readUInt32LE(0) !== signature || depth > deepest) return null
  try {
    const read = readAttributes(content, depth)
    return read.files.length > 0 || read.text || read.html ? read : null
  } catch (error) {
    // Node's buffers throw a RangeError when read beyond their end.
    if (error instanceof RangeError) return null
    throw error
  }
}

interface OpenFile {
  title: string
  content: Buffer | null
  properties: Properties
}

function readAttributes(content: Buffer, depth: number): Tnef {
  const found: Tnef = { text: '', html: '', files: [] }
  const open: OpenFile[] = []
  let codePage = 'windows-1252'
  // The first six bytes are signature and key.
  for (let at = 6; at < content.length;) {
    const id = content.readUInt32LE(at + 1)
    const length = content.readUInt32LE(at + 5)
    const end = at + 9 + length
    // Two bytes of checksum follow.
    if (end + 2 > content.length) throw new RangeError('cut off')
    const value = content.subarray(at + 9, end)
    const file = open.at(-1)
    if (id === attributes.codePage && length >= 4) codePage = `windows-${value.readUInt32LE(0)}`
    else if (id === attributes.body) found.text ||= withoutEnd(decodeText(value, codePage))
    else if (id === attributes.properties) Object.assign(found, wordsIn(propertiesIn(value, codePage), found))
    else if (id === attributes.beginFile) {
      if (open.length === mostFiles) throw new RangeError('too many files')
      open.push({ title: '', content: null, properties: new Map() })
    } else if (file && id === attributes.fileTitle) file.title = withoutEnd(decodeText(value, codePage))
    else if (file && id === attributes.fileContent) file.content = value
    else if (file && id === attributes.fileProperties) file.properties = propertiesIn(value, codePage)
    at = end + 2
  }
  for (const file of open) addFile(found, file, depth)
  return found
}

/** The body as text or HTML. Mails formatted in Outlook contain it as RTF. */
function wordsIn(properties: Properties, { text, html }: Tnef): Pick<Tnef, 'text' | 'html'> {
  const compressed = properties.get(propertyTags.rtf)
  const rtf = Buffer.isBuffer(compressed) ? readRtf(compressed) : { text: '', html: '' }
  const ownHtml = properties.get(propertyTags.html)
  return {
    text: text || stringOf(properties.get(propertyTags.body)) || rtf.text,
    html: html || (Buffer.isBuffer(ownHtml) ? decodeText(ownHtml) : stringOf(ownHtml)) || rtf.html,
  }
}

function addFile(found: Tnef, { title, content, properties }: OpenFile, depth: number): void {
  const name =
    stringOf(properties.get(propertyTags.longFileName)) || title || stringOf(properties.get(propertyTags.displayName))
  const property = properties.get(propertyTags.fileData)
  const object = Buffer.isBuffer(property) ? property : null
  // An embedded Outlook item is preceded by its interface id (16 bytes).
  const item = object && object.length > 22 ? readTnef(object.subarray(16), depth + 1) : null
  if (item) {
    found.files.push(...item.files.slice(0, mostFiles - found.files.length))
    const words = item.text && `----------\n${name}\n\n${item.text}`
    found.text = [found.text, words].filter(Boolean).join('\n\n')
  } else if (content || object) {
    found.files.push({ name, content: content ?? object ?? Buffer.alloc(0) })
  }
}

const stringOf = (value: string | Buffer | undefined): string => (typeof value === 'string' ? value : '')
/** Strings end in a null character. */
const withoutEnd = (text: string): string => text.replace(/\0.*$/s, '')
