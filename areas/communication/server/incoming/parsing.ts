// Parses a raw message: sender, recipients, references, text, files. A pure function of bytes, so that it can run in
// a worker: strangers control the amount of work.

import { createHash } from 'node:crypto'
import type { MailInvitation } from '#platform/rules/mail-invitation.ts'
import { answerCandidates } from './answer-address.ts'
import { contentsOf, type Part } from './contents.ts'
import { readInvitation } from './invitation.ts'
import { decodeWords, mailboxesIn, type Mailbox } from './mime/encoded-words.ts'
import { readParts } from './mime/parts.ts'
import { natureOf, type Nature } from './nature.ts'

export type { Part } from './contents.ts'

export interface Incoming {
  messageId: string
  /** Hash of the content: distinguishes another mail with the same Message-ID from the same mail delivered again. */
  digest: Buffer
  from: Mailbox
  /** Receivers of a reply that take precedence over From, best first. */
  answerTo: Mailbox[]
  /** Every address that the mail may have been delivered to, in lower case. */
  recipients: string[]
  subject: string
  text: string
  html: string
  inReplyTo: string | null
  references: string[]
  nature: Nature
  invitation: MailInvitation | null
  /** The mail carries a signature, which is not verified. */
  isSigned: boolean
  parts: Part[]
  /** Machine-readable parts of a delivery report or complaint, and messages that it quotes. */
  reportParts: Part[]
}

const longestText = 200_000
const longestHtml = 500_000
const mostReferences = 50
const mostRecipients = 100
const longestLine = 10_000
const longestAddressField = 50_000

/** `delivered` are recipients known from the delivery itself. Throws TooDeep. */
export function parseMail(raw: Buffer, delivered: readonly string[] = []): Incoming {
  const root = readParts(raw)
  const header = (name: string) => root.fields.filter((field) => field.name === name).map(({ value }) => value)
  const { text, html, parts, reportParts, calendars, isSigned } = contentsOf(root)
  const [sender] = header('from')
    .slice(0, 1)
    .flatMap((value) => mailboxesIn(value.slice(0, longestLine)))
  const from = tidyMailbox(sender ?? { name: '', address: '' })
  const recipients = recipientsOf(header, delivered)
  const subject = tidy(decodeWords((header('subject')[0] ?? '').slice(0, longestLine))).slice(0, 500)
  const references = idsIn(header('references')[0] ?? '').slice(-mostReferences)
  const inReplyTo = idsIn(header('in-reply-to')[0] ?? '')[0] ?? null
  const nature = natureOf({
    header,
    fromAddress: from.address,
    subject,
    recipients,
    hasReferences: references.length > 0 || inReplyTo !== null,
    isReadReceipt: reportParts.some(({ declaredType }) => declaredType === 'message/disposition-notification'),
  })
  const read = {
    from,
    subject,
    text: cutAt(longestText, withoutNulls(text)),
    html: cutAt(longestHtml, withoutNulls(html)),
    parts: parts.map(tidyPart),
  }
  const digest = digestOf({ ...read, date: header('date')[0] ?? '' })
  const [calendar] = calendars
  return {
    ...read,
    digest,
    messageId: idsIn(header('message-id')[0] ?? '')[0] ?? `<${digest.toString('hex')}@no-message-id>`,
    // Ignored for automatic replies: their Reply-To may name any address.
    answerTo: nature.needsReading ? answerCandidates({ header, recipients, from }).map(tidyMailbox) : [],
    recipients,
    inReplyTo,
    references,
    nature,
    invitation: calendar === undefined ? null : readInvitation(withoutNulls(calendar)),
    isSigned,
    reportParts,
  }
}

/** Marks a text that was cut; the rest is in the original. */
const cutAt = (longest: number, words: string): string =>
  words.length > longest ? `${words.slice(0, longest)} […]` : words

const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

/** Recipients named by the delivery come first, because only a limited number is examined. */
function recipientsOf(header: (name: string) => string[], delivered: readonly string[]): string[] {
  const named = ['to', 'cc', 'bcc']
    .flatMap(header)
    .flatMap((value) => mailboxesIn(value.slice(0, longestAddressField)))
    .map(({ address }) => address)
  const all = [...delivered, ...deliveryHeaders.flatMap(header)].map((value) => value.trim().replace(/^<|>$/g, ''))
  const addresses = new Set([...all, ...named].map((address) => withoutNulls(address).toLowerCase()))
  return [...addresses].filter((address) => address.includes('@')).slice(0, mostRecipients)
}

export const idsIn = (words: string): string[] => words.match(/<[^<>\s]{1,900}>/g) ?? []

interface Said extends Pick<Incoming, 'from' | 'subject' | 'text' | 'html' | 'parts'> {
  date: string
}

/** Excludes headers added during delivery: the same mail may arrive by two routes, or twice. */
function digestOf({ from, date, subject, text, html, parts }: Said): Buffer {
  const hash = createHash('sha256')
  for (const words of [from.address.toLowerCase(), date, subject, text, html]) {
    hash.update(words.replaceAll(/\s+/g, ' ').trim()).update('\0')
  }
  for (const { name, content } of parts) hash.update(name).update('\0').update(content).update('\0')
  return hash.digest()
}

const tidyPart = (part: Part): Part => ({
  ...part,
  name: tidy(part.name).replaceAll(/[/\\]/g, '_').slice(0, 200),
})

const tidyMailbox = ({ name, address }: Mailbox): Mailbox => ({
  name: tidy(name).slice(0, 200),
  address: tidy(address).slice(0, 254),
})

/** PostgreSQL text cannot contain null characters. */
const withoutNulls = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

/** Makes a name or subject one line, without characters that change the reading direction. */
const tidy = (text: string): string =>
  withoutNulls(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
