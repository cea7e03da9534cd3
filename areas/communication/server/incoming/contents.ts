// Sorts the parts of a message into text, HTML and files. Every part ends in one of them.

import { decodeText } from './mime/charset.ts'
import { decodeWords, mailboxesIn } from './mime/encoded-words.ts'
import { isMessage, type MimePart } from './mime/parts.ts'
import { readTnef } from './tnef/tnef.ts'
import { fileTitle } from './file-title.ts'
import { saysNothing, wordsInHtml } from './words-in-html.ts'

export interface Part {
  name: string
  declaredType: string
  content: Buffer
  /** Content-ID, by which HTML refers to embedded pictures. */
  contentId: string
}

export interface Contents {
  text: string
  html: string
  parts: Part[]
  /** Parts of delivery reports and complaints, without the files of attached messages. */
  reportParts: Part[]
  calendars: string[]
  isSigned: boolean
}

interface Block {
  text?: string
  html?: string
}

interface Collecting extends Omit<Contents, 'text' | 'html'> {
  blocks: Block[]
  /** Text and HTML from winmail.dat; mostly the same as in the parts beside it. */
  packed: Block[]
  /** The message itself is a report: a message attached to it is the original that it reports on. */
  isReport: boolean
  budget: Budget
}

/** Characters of HTML that may still be converted to text; shared with attached messages. */
interface Budget {
  html: number
}

/** Characters. Above the length at which text and HTML are cut for storage. */
const longestBody = 800_000

export function contentsOf(root: MimePart, budget: Budget = { html: 100_000 }): Contents {
  const isReport = root.type === 'multipart/report'
  const found: Collecting = {
    blocks: [],
    packed: [],
    parts: [],
    reportParts: [],
    calendars: [],
    isSigned: false,
    isReport,
    budget,
  }
  collect(root, found)
  const { blocks: written, packed, isReport: _report, budget: _budget, ...rest } = found
  const blocks = written.every(({ text = '', html = '' }) => saysNothing(text) && !html) ? packed : written
  const hasHtml = blocks.some(({ html }) => html !== undefined)
  return {
    ...rest,
    text: blocks.map((block) => wordsOf(block, budget)).join('\n'),
    html: hasHtml ? blocks.map(({ text = '', html }) => html ?? asHtml(text)).join('\n') : '',
  }
}

function wordsOf({ text, html = '' }: Block, budget: Budget): string {
  if (text && !saysNothing(text)) return text
  const read = html.slice(0, Math.max(0, budget.html))
  budget.html -= read.length
  return wordsInHtml(read)
}

/** `block` collects the text and HTML of the surrounding multipart/alternative. */
function collect(part: MimePart, found: Collecting, block?: Block): void {
  if (part.type === 'multipart/signed') found.isSigned = true
  if (isMessage(part.type)) return collectMessage(part, found)
  if (part.type === 'multipart/alternative' && !block) {
    const own: Block = {}
    found.blocks.push(own)
    for (const child of part.children) collect(child, found, own)
  } else if (part.children.length > 0) {
    if (!part.type.startsWith('multipart/')) found.isSigned = true
    for (const child of part.children) collect(child, found, block)
  } else if (!part.type.startsWith('multipart/')) {
    collectLeaf(part, found, block)
  }
}

function collectLeaf(part: MimePart, found: Collecting, block: Block | undefined): void {
  const { type, content } = part
  if (isBody(part, found)) return addWords(part, found, block)
  if (signatureTypes.test(type)) return void (found.isSigned = true)
  if (reportTypes.test(type)) return void found.reportParts.push(fileOf(part))
  // Alternative version of the same text, such as AMP.
  if (block && !part.name && /^text\/(x-amp-html|watch-html|enriched)$/.test(type)) return
  if (isCalendar(part)) found.calendars.push(decodeText(content.subarray(0, longestBody), part.charset))
  const tnef = isTnef(part) ? readTnef(content) : null
  if (!tnef) {
    if (content.length > 0 || part.name) found.parts.push(fileOf(part))
    return
  }
  found.packed.push({ ...(tnef.text && { text: tnef.text }), ...(tnef.html && { html: tnef.html }) })
  for (const { name, content: own } of tnef.files) {
    found.parts.push({ name, declaredType: 'application/octet-stream', content: own, contentId: '' })
  }
}

const signatureTypes = /^application\/((x-)?pkcs7-signature|pgp-signature)$/
const reportTypes =
  /^(message\/(global-)?(delivery-status|disposition-notification|headers)|message\/feedback-report|text\/rfc822-headers)$/

/** Text with a file name is a file, unless it is the first text: some programs name every part. */
const isBody = ({ type, disposition, name }: MimePart, { blocks, parts }: Collecting): boolean =>
  /^text\/(plain|html)$/.test(type) &&
  disposition !== 'attachment' &&
  (!name || (disposition !== 'inline' && parts.length === 0 && blocks.every(({ text, html }) => !text && !html)))

const isCalendar = ({ type, name }: MimePart): boolean =>
  /^(text\/(x-)?calendar|application\/ics)$/.test(type) || /\.ics$/i.test(name)

const isTnef = ({ type, name, content }: MimePart): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name) || content.indexOf(tnefMark) === 0

const tnefMark = Buffer.from('789f3e22', 'hex')

function addWords(part: MimePart, { blocks }: Collecting, block: Block | undefined): void {
  const decoded = decodeText(part.content.subarray(0, longestBody), part.charset).replaceAll('\r\n', '\n')
  const key = part.type === 'text/html' ? 'html' : 'text'
  const words = key === 'text' && part.isFlowed ? unflowed(decoded, part.isDelSp) : decoded
  if (block) block[key] = block[key] === undefined ? words : `${block[key]}\n${words}`
  else blocks.push({ [key]: words })
}

/** RFC 3676: a line that ends in a space continues in the next line, except the signature separator. */
function unflowed(text: string, isDelSp: boolean): string {
  const lines = text.split('\n').map((line) => line.replace(/^ /, ''))
  return lines
    .map((line, index) => {
      const goesOn = line.endsWith(' ') && line !== '-- ' && index < lines.length - 1
      return goesOn ? line.slice(0, isDelSp ? -1 : undefined) : `${line}\n`
    })
    .join('')
    .replace(/\n$/, '')
}

/** An attached message is stored as a file; its text and its files are extracted too. */
function collectMessage(part: MimePart, found: Collecting): void {
  const file = { ...fileOf(part), declaredType: 'message/rfc822' }
  if (found.isReport || part.children.length === 0) {
    return void (found.isReport ? found.reportParts : found.parts).push(file)
  }
  // Bounces of some servers are not formatted as reports but attach the original too.
  found.reportParts.push(file)
  for (const inner of part.children) {
    const head = headOf(inner)
    const within = contentsOf(inner, found.budget)
    found.parts.push(
      { ...file, name: file.name || `${fileTitle(head.subject)}.eml` },
      ...within.parts.filter(isNoMessage),
    )
    const text = `\n${head.lines}\n\n${within.text}`
    found.blocks.push({ text, ...(within.html && { html: `${asHtml(head.lines)}${within.html}` }) })
  }
}

/** Messages attached to the attached message are part of its file; storing each of them as well would multiply the size. */
const isNoMessage = ({ declaredType }: Part): boolean => declaredType !== 'message/rfc822'

/** English header names: the language of the reader is not known here. */
function headOf({ fields }: MimePart): { subject: string; lines: string } {
  const field = (name: string) => fields.find((one) => one.name === name)?.value ?? ''
  const subject = decodeWords(field('subject'))
  const [from] = mailboxesIn(field('from'))
  const said = [
    ['From', from ? `${from.name} <${from.address}>`.trim() : ''],
    ['Date', field('date')],
    ['Subject', subject],
  ]
  const lines = said.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`)
  return { subject, lines: ['----------', ...lines].join('\n') }
}

const fileOf = ({ name, type, content, contentId }: MimePart): Part => ({
  name,
  declaredType: type,
  content,
  contentId,
})

const asHtml = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`
