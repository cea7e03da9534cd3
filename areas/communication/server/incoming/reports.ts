// Reports of mail servers (RFC 3464) and complaints (RFC 5965): what they say became of a mail of ours.

import { idsIn, type Incoming } from './parsing.ts'

export interface DeliveryReport {
  kind: 'delivery'
  /** `delayed` is not the end: the server still tries. */
  action: 'failed' | 'delayed' | 'other'
  /** Such as 5.1.1; empty where none was given. */
  code: string
  words: string
  envelopeId: string | null
  originalMessageId: string | null
}

export interface Complaint {
  kind: 'complaint'
  originalMessageId: string | null
}

export type Report = DeliveryReport | Complaint

/** Null when the message is none; one that cannot be read says nothing but that something failed. */
export function reportIn(mail: Incoming): Report | null {
  const status = textOf(mail, /^message\/(global-)?delivery-status$/)
  const feedback = textOf(mail, /^message\/feedback-report$/)
  const originalMessageId = originalIdIn(mail)
  if (feedback !== null) return { kind: 'complaint', originalMessageId }
  if (status !== null) return { ...readStatus(status), kind: 'delivery', originalMessageId }
  return null
}

/** For a message that gives a mail back and is no report that can be read. */
export function unreadableReport(mail: Incoming): DeliveryReport {
  const code = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(mail.text)?.[1] ?? ''
  return {
    kind: 'delivery',
    action: stillTries.test(mail.subject) ? 'delayed' : 'failed',
    code: code.startsWith('4') ? '' : code,
    words: mail.text.replaceAll(/\s+/g, ' ').trim().slice(0, 500),
    envelopeId: null,
    originalMessageId: quotedIdIn(mail),
  }
}

const stillTries = /\bdelay(ed)?\b|\bwarning\b|verz[öo]ger|retard/i

/** The Message-ID of the mail that is given back, also where some servers quote it: below their own words. */
export const quotedIdIn = (mail: Incoming): string | null => originalIdIn(mail) ?? idInHeader(mail.text)

function readStatus(text: string): Omit<DeliveryReport, 'kind' | 'originalMessageId'> {
  const [message = new Map<string, string>(), ...recipients] = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(fieldsOf)
    .filter((fields) => fields.size > 0)
  // A block of the recipient alone is met too, where a server leaves out the first.
  const blocks = message.has('action') ? [message, ...recipients] : recipients
  const block = blocks.find((fields) => fields.get('action')?.toLowerCase() === 'failed') ?? blocks[0]
  const action = block?.get('action')?.toLowerCase().trim()
  const code = /\d\.\d{1,3}\.\d{1,3}/.exec(block?.get('status') ?? '')?.[0] ?? ''
  return {
    action: action === 'failed' || action === 'delayed' ? action : 'other',
    code,
    words: (block?.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '').slice(0, 500),
    envelopeId: message.get('original-envelope-id')?.trim() ?? null,
  }
}

/** Fields of a block; a line that begins with a space goes on with the one before. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const fields = lines.map((line) => /^([A-Za-z-]+):\s*(.*)$/.exec(line)).filter((match) => match !== null)
  return new Map(fields.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

/** Message-ID of the quoted mail, which is included whole or as headers only. */
function originalIdIn(mail: Incoming): string | null {
  const quoted = textOf(mail, /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/)
  return idInHeader(quoted ?? '')
}

function idInHeader(text: string): string | null {
  const line = /^message-id:\s*(?:\r?\n\s+)?(<[^<>\s]+>)/im.exec(text)
  return idsIn(line?.[1] ?? '')[0] ?? null
}

function textOf({ reportParts }: Incoming, type: RegExp): string | null {
  const part = reportParts.find(({ declaredType }) => type.test(declaredType))
  return part ? part.content.toString('utf8').slice(0, 100_000) : null
}
