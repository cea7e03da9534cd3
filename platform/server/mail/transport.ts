// The way out for mail: an SMTP server when one is configured; otherwise mails are held and can be read in the demo outbox.

import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Config } from '#app/config.ts'

export interface MailAttachment {
  filename: string
  contentType: string
  content: Readable
}

export interface OutgoingMail {
  from: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId: string
  attachments: MailAttachment[]
}

export interface MailTransport {
  /** False when there is nowhere to send to: mails are held. */
  canSend: boolean
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

export function createMailTransport(config: Config): MailTransport {
  if (!config.smtpUrl) {
    return { canSend: false, send: () => Promise.reject(new Error('no SMTP server is configured')), close() {} }
  }
  const transport = createTransport({ url: config.smtpUrl, pool: true, maxConnections: 5 })
  return {
    canSend: true,
    async send(mail) {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}
