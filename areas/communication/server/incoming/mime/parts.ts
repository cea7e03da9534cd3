// Parses a raw message into a tree of parts. The sender controls the size of the input, so depth and number of parts
// are limited.

import { readOpaqueSignature } from './opaque-signature.ts'
import { headerFieldsIn, readParameters, type HeaderField } from './header-fields.ts'
import { decodeTransfer } from './transfer-encoding.ts'

export interface MimePart {
  fields: HeaderField[]
  /** In lower case, such as `text/plain`. */
  type: string
  charset: string
  /** `attachment`, `inline` or empty. */
  disposition: string
  name: string
  /** Content-ID without its angle brackets. */
  contentId: string
  isFlowed: boolean
  isDelSp: boolean
  /** Content after transfer decoding; empty if the part has children. */
  content: Buffer
  children: MimePart[]
}

export class TooDeep extends Error {
  override name = 'TooDeep'

  constructor() {
    super(`parts lie deeper than ${deepest} in each other`)
  }
}

const deepest = 50
const longestHeader = 512 * 1024
const mostParts = 300
const unreadName = `… (> ${mostParts})`
/** Limits the search: a short boundary may occur in the content millions of times. */
const mostLooks = 100_000

interface Reading {
  depth: number
  /** Shared by the whole message. */
  budget: { parts: number }
  defaultType: string
}

export const readParts = (raw: Buffer): MimePart =>
  readPart(raw, { depth: 0, budget: { parts: mostParts }, defaultType: 'text/plain' })

function readPart(raw: Buffer, reading: Reading): MimePart {
  if (reading.depth > deepest) throw new TooDeep()
  reading.budget.parts--
  const { header, body } = split(raw)
  const fields = headerFieldsIn(header)
  const field = (name: string) => fields.find((one) => one.name === name)?.value ?? ''
  const { value, parameters } = readParameters(field('content-type'))
  const disposition = readParameters(field('content-disposition'))
  const type = value.includes('/') ? value : reading.defaultType
  const encoding = readParameters(field('content-transfer-encoding')).value
  const part: MimePart = {
    fields,
    type,
    charset: parameters.get('charset') ?? '',
    disposition: disposition.value,
    name: disposition.parameters.get('filename') ?? parameters.get('name') ?? '',
    contentId: /<?([^<>]*)>?/.exec(field('content-id'))?.[1]?.trim() ?? '',
    isFlowed: parameters.get('format')?.toLowerCase() === 'flowed',
    isDelSp: parameters.get('delsp')?.toLowerCase() === 'yes',
    content: Buffer.alloc(0),
    children: [],
  }
  if (type.startsWith('multipart/')) return withParts(part, body, { ...reading, boundary: parameters.get('boundary') })
  part.content = decodeTransfer(body, encoding)
  const within = isMessage(type) ? part.content : readOpaqueSignature(part)
  if (within && reading.budget.parts > 0) {
    part.children = [readPart(within, { ...reading, depth: reading.depth + 1, defaultType: 'text/plain' })]
  }
  return part
}

/** `message/global` is the UTF-8 variant. */
export const isMessage = (type: string): boolean => type === 'message/rfc822' || type === 'message/global'

/** Splits at the first empty line. A part may have no header. */
function split(raw: Buffer): { header: Buffer; body: Buffer } {
  // Mailbox files (mbox) put a `From ` line before the header.
  const begin = raw.subarray(0, 5).toString('latin1') === 'From ' ? raw.indexOf('\n') + 1 : 0
  if (/^\r?\n/.test(raw.subarray(begin, begin + 2).toString('latin1'))) {
    return { header: Buffer.alloc(0), body: raw.subarray(raw.indexOf('\n', begin) + 1) }
  }
  const beginning = raw.subarray(begin, begin + longestHeader)
  const unix = beginning.indexOf('\n\n')
  const windows = (unix === -1 ? beginning : beginning.subarray(0, unix)).indexOf('\n\r\n')
  const end = windows === -1 ? unix : windows
  if (end === -1) return { header: beginning, body: raw.subarray(begin + beginning.length) }
  const gap = windows === -1 ? 2 : 3
  return { header: beginning.subarray(0, end), body: raw.subarray(begin + end + gap) }
}

function withParts(part: MimePart, body: Buffer, reading: Reading & { boundary: string | undefined }): MimePart {
  const { budget } = reading
  const declared = reading.boundary ? cut(body, Buffer.from(reading.boundary), budget.parts) : null
  const pieces = declared ?? recovered(body, budget.parts)
  // If the boundary never occurs, the whole body is shown as plain text.
  if (!pieces) return { ...part, type: 'text/plain', content: body }
  const defaultType = part.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
  const within = { ...reading, depth: reading.depth + 1, defaultType }
  const preamble = declared ? [] : textPart(part, pieces[0])
  const children = pieces.slice(1).flatMap((piece) => (budget.parts > 0 ? [readPart(piece, within)] : []))
  // Listed by name like other parts that are not stored.
  const unread =
    children.length < pieces.length - 1 ? [{ ...part, type: 'application/octet-stream', name: unreadName }] : []
  return { ...part, children: [...preamble, ...children, ...unread] }
}

/** If the boundary is wrong, the text before the first part may belong to the message, so it is kept. */
const textPart = (like: MimePart, content: Buffer = Buffer.alloc(0)): MimePart[] =>
  content.toString('latin1').trim() === '' ? [] : [{ ...like, type: 'text/plain', content, children: [] }]

/** Splits a body into the text before the first boundary and its parts; null if the boundary never occurs. */
function cut(body: Buffer, boundary: Buffer, mostPieces: number): Buffer[] | null {
  const mark = Buffer.concat([Buffer.from('--'), boundary])
  const pieces: Buffer[] = []
  let begin = 0
  let looks = 0
  for (let at = body.indexOf(mark); at !== -1 && looks < mostLooks; at = body.indexOf(mark, at + mark.length)) {
    looks++
    if ((at > 0 && body[at - 1] !== 0x0a) || !mayEnd.has(body[at + mark.length] ?? 0x0a)) continue
    const lineEnd = body.indexOf(0x0a, at)
    const rest = body.subarray(at + mark.length, lineEnd === -1 ? body.length : lineEnd).subarray(0, 200)
    const ending = /^(--)?[ \t]*\r?$/.exec(rest.toString('latin1'))
    if (!ending) continue
    pieces.push(body.subarray(begin, withoutLineEnd(body, at)))
    begin = lineEnd === -1 ? body.length : lineEnd + 1
    if (ending[1] || pieces.length > mostPieces + 1) return pieces
  }
  // In a truncated message the last part extends to the end.
  return pieces.length > 0 ? [...pieces, body.subarray(begin)] : null
}

/** Bytes that may follow a boundary: a hyphen, a blank, or the end of the line. */
const mayEnd = new Set([0x2d, 0x20, 0x09, 0x0d, 0x0a])

/** The line end before a boundary belongs to the boundary. */
function withoutLineEnd(body: Buffer, at: number): number {
  if (at > 1 && body[at - 2] === 0x0d) return at - 2
  return Math.max(0, at - 1)
}

/** Some programs declare a boundary and write another one. The real one is a line followed by the header of a part. */
function recovered(body: Buffer, mostPieces: number): Buffer[] | null {
  const beginning = body.subarray(0, 64 * 1024).toString('latin1')
  const boundary = /^--([^\r\n]{1,70}?)[ \t]*\r?\nContent-[A-Za-z-]{1,40}:/m.exec(beginning)?.[1]
  return boundary ? cut(body, Buffer.from(boundary, 'latin1'), mostPieces) : null
}
