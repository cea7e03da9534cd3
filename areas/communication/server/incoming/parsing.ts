// A raw message, read once: from whom, to whom, what it answers, what it says and brings. What it claims of itself is not believed
// further than that.

import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { saysNothing, wordsInHtml } from './words-in-html.ts'

export interface Incoming {
  messageId: string
  from: { name: string; address: string }
  /** Every address that it may have been delivered to, in small letters. */
  recipients: string[]
  subject: string
  text: string
  html: string
  inReplyTo: string | null
  references: string[]
  /** Written by a machine; raises nothing. */
  isAutomatic: boolean
  /** Nobody to answer: a report, or meant to look like one. */
  hasNullSender: boolean
  parts: Part[]
}

export interface Part {
  name: string
  declaredType: string
  content: Buffer
  isInline: boolean
}

const longestText = 200_000
const longestHtml = 500_000
const mostReferences = 50

/** `delivered` are recipients that whoever handed it over knows of. */
export async function parseMail(raw: Buffer, delivered: readonly string[] = []): Promise<Incoming> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 50 })
  const header = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const returnPath = header('return-path')[0]
  const from = mailboxesOf(email.from ? [email.from] : [])[0] ?? { name: '', address: '' }
  return {
    messageId: idsIn(email.messageId ?? '')[0] ?? `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`,
    from: { name: tidy(from.name).slice(0, 200), address: from.address.slice(0, 254) },
    recipients: recipientsOf(email, [...delivered, ...deliveryHeaders.flatMap(header)]),
    subject: tidy(email.subject ?? '').slice(0, 500),
    text: wordsIn(email).slice(0, longestText),
    html: withoutNulls(email.html ?? '').slice(0, longestHtml),
    inReplyTo: idsIn(email.inReplyTo ?? '')[0] ?? null,
    references: idsIn(email.references ?? '').slice(-mostReferences),
    isAutomatic: isAutomatic(header),
    hasNullSender: returnPath?.trim() === '<>' || /^(mailer-daemon|postmaster)@/i.test(from.address),
    parts: email.attachments.map(partOf),
  }
}

/** Many programs write HTML alone, or put nothing beside it. */
function wordsIn({ text = '', html = '' }: Email): string {
  const written = withoutNulls(text)
  return saysNothing(written) ? wordsInHtml(withoutNulls(html)) : written
}

const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

function recipientsOf(email: Email, delivered: readonly string[]): string[] {
  const named = mailboxesOf([...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])]).map(
    ({ address }) => address,
  )
  const all = [...delivered.map((value) => value.trim().replace(/^<|>$/g, '')), ...named]
  return [...new Set(all.map((address) => address.toLowerCase()))].filter((address) => address.includes('@'))
}

const mailboxesOf = (addresses: readonly Address[]): { name: string; address: string }[] =>
  addresses.flatMap((one) => (one.group ? one.group : [{ name: one.name, address: one.address }]))

/** RFC 3834, and what was done before it. */
function isAutomatic(header: (name: string) => string[]): boolean {
  const [submitted] = header('auto-submitted')
  if (submitted && !/^no\b/i.test(submitted.trim())) return true
  const replies = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress-reply']
  if (replies.some((name) => header(name).length > 0)) return true
  return header('precedence').some((value) => /auto_reply|bulk|junk|list/i.test(value))
}

export const idsIn = (words: string): string[] => words.match(/<[^<>\s]{1,900}>/g) ?? []

function partOf({ filename, mimeType, disposition, related, content }: Attachment): Part {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
  return {
    name: tidy(filename ?? '')
      .replaceAll(/[/\\]/g, '_')
      .slice(0, 200),
    declaredType: mimeType.toLowerCase(),
    content: bytes,
    isInline: disposition === 'inline' || related === true,
  }
}

/** The database keeps no null, and a name needs no line breaks. */
const withoutNulls = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
const tidy = (text: string): string =>
  withoutNulls(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
