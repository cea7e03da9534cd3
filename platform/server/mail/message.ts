// Builds the message of a mail: addressed so that replies and reports can be assigned, marked against automatic
// replies, signed.

import DKIM from 'nodemailer/lib/dkim/index.js'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Config } from '#app/config.ts'
import type { Services } from '../context.ts'
import { addressFor, bareAddress } from './addresses.ts'
import type { Claimed } from './claims.ts'
import type { Envelope } from './smtp-line.ts'
import { unsubscribeLink } from './unsubscribing.ts'

export interface Composed {
  envelope: Envelope
  message: Buffer
}

export type Composer = (mail: Claimed) => Promise<Composed>

export function createComposer(services: Pick<Services, 'config' | 'files' | 'secrets'>): Composer {
  const sign = signerOf(services.config)
  return async (mail) => {
    const node = new MailComposer({
      from: { name: mail.sender.name, address: mail.sender.address },
      to: { name: mail.toName, address: mail.toAddress },
      replyTo: addressFor(services, mail.workspace, { purpose: 'reply', token: mail.token }) ?? undefined,
      subject: mail.subject,
      messageId: mail.messageId,
      date: mail.createdAt,
      inReplyTo: mail.inReplyTo ?? undefined,
      references: mail.referenceIds,
      headers: headersOf(services, mail),
      text: mail.bodyText,
      html: mail.bodyHtml,
      attachments: await Promise.all(
        mail.files.map(async ({ name, contentType, storageKey }) => ({
          filename: name,
          contentType,
          content: await services.files.get(storageKey),
        })),
      ),
      icalEvent: mail.calendar
        ? { method: mail.calendar.method, filename: 'invite.ics', content: mail.calendar.text }
        : undefined,
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile()
    const [to] = node.getEnvelope().to
    if (!to) throw new Error('the mail has no address')
    const plain = await node.build()
    return {
      envelope: { from: returnPathOf(services, mail), to, id: mail.id },
      message: sign ? await sign(plain) : plain,
    }
  }
}

/**
 * Receives delivery reports. A server that does not receive mail for us uses the configured address, which matches
 * its SPF record.
 */
const returnPathOf = (services: Pick<Services, 'config'>, { workspace, token }: Claimed): string =>
  addressFor(services, workspace, { purpose: 'bounce', token }) ?? bareAddress(services.config.mailFrom)

function headersOf(services: Pick<Services, 'config' | 'secrets'>, mail: Claimed): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }
  const link = mail.isNews ? unsubscribeLink(services, mail.workspace, mail.toAddress) : null
  return {
    ...(mail.authorId === null && automatic),
    ...(link !== null && { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/** One-click unsubscribe is valid only if both of its headers are signed (RFC 8058). */
const signed = [
  'From:Reply-To:To:Subject:Date:Message-ID:In-Reply-To:References:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted',
].join(':')

function signerOf({ dkim }: Config): ((message: Buffer) => Promise<Buffer>) | null {
  if (!dkim) return null
  const { domain, selector, keyFile } = dkim
  const privateKey = readFileSync(keyFile, 'utf8')
  const signer = new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signed })
  return (message) => buffer(signer.sign(message))
}
