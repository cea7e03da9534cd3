// A real SMTP server that keeps received mails and responds as configured: for tests and measurements.

import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { buffer } from 'node:stream/consumers'

export interface ReceivedMail {
  from: string
  to: string
  raw: Buffer
}

export interface MailReceiver {
  url: string
  port: number
  received: ReceivedMail[]
  /** Refuses a recipient or a mail with the returned response. */
  refuseRecipient: (address: string) => Refused | null
  refuseMail: (mail: ReceivedMail) => Refused | null
  /** Milliseconds between receiving a mail and responding. */
  hesitation: () => number
  close(): Promise<void>
}

export interface Refused {
  code: number
  words: string
}

const quiet: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], closeTimeout: 100 }

export async function openReceiver({ port = 0, options = {} as SMTPServerOptions } = {}): Promise<MailReceiver> {
  const receiver: Omit<MailReceiver, 'url' | 'port' | 'close'> = {
    received: [],
    refuseRecipient: () => null,
    refuseMail: () => null,
    hesitation: () => 0,
  }
  const server = new SMTPServer({
    ...quiet,
    ...options,
    onRcptTo({ address }, _session, done) {
      done(errorOf(receiver.refuseRecipient(address)))
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      // A connection that breaks before the final dot raises an error, and the mail is not stored.
      buffer(stream).then((raw) => {
        const mail = { from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', raw }
        const refused = receiver.refuseMail(mail)
        if (!refused) receiver.received.push(mail)
        setTimeout(() => done(errorOf(refused)), receiver.hesitation())
      }, done)
    },
  })
  // A killed client leaves broken connections behind.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const taken = address !== null && typeof address === 'object' ? address.port : 0
  return Object.assign(receiver, {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}

const errorOf = (refused: Refused | null): Error | null =>
  refused && Object.assign(new Error(refused.words), { responseCode: refused.code })
