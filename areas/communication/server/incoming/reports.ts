// Parses reports of mail servers (RFC 3464) and complaints (RFC 5965) about mails of ours.

import { idsIn, type Incoming } from './parsing.ts'

export interface DeliveryReport {
  kind: 'delivery'
  /** `delayed` is not final: the server keeps trying. */
  action: 'failed' | 'delayed' | 'other'
  /** Enhanced status code such as 5.1.1; empty if none was given. */
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

/** Null if the message is not a report. A report that cannot be parsed only says that delivery failed. */
export function reportIn(mail: Incoming): Report | null {
  const status = textOf(mail, /^message\/(global-)?delivery-status$/)
  const feedback = textOf(mail, /^message\/feedback-report$/)
  const originalMessageId = originalIdIn(mail)
  if (feedback !== null) return { kind: 'complaint', originalMessageId }
  if (status !== null) return { ...readStatus(status), kind: 'delivery', originalMessageId }
  return null
}

/** Report for a message that returns a mail but is not a parseable report. */
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

/** Message-ID of the returned mail. Some servers quote it only below their own text. */
export const quotedIdIn = (mail: Incoming): string | null => originalIdIn(mail) ?? idInHeader(mail.text)

function readStatus(text: string): Omit<DeliveryReport, 'kind' | 'originalMessageId'> {
  const [message = new Map<string, string>(), ...recipients] = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(fieldsOf)
    .filter((fields) => fields.size > 0)
  // Accepts a recipient block without the preceding message block, which some servers omit.
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

/** Fields of a block. A line that begins with a space continues the previous one. */
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
