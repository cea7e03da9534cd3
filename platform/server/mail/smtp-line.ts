// One connection to the mail server, reused for consecutive mails. It distinguishes the outcomes of a mail: accepted,
// refused, server unreachable, or connection broken before or after the final dot.

import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js'
import { Readable } from 'node:stream'

export interface Envelope {
  from: string
  to: string
  /** Envelope id, which delivery reports repeat if the server supports it (RFC 3461). */
  id: string
}

export type Delivery =
  | { kind: 'accepted' }
  /** `command` is the rejected command, such as `RCPT TO`. */
  | { kind: 'refused'; code: number; words: string; command: string }
  | { kind: 'unreachable'; words: string }
  /**
   * Unless `ended`, the server has not accepted the mail. `onFirst`: the connection had not carried an earlier mail.
   */
  | { kind: 'broken'; ended: boolean; onFirst: boolean; words: string }

export interface Dot {
  /** Waits until the end of the mail may be sent and records that it is being sent. */
  mayEnd: () => Promise<void>
}

export interface SmtpLine {
  deliver(envelope: Envelope, message: Buffer, dot: Dot): Promise<Delivery>
  /** Sends QUIT. */
  rest(): void
}

/** Mail servers usually accept this many per connection. */
const mailsPerConnection = 100
const timeouts = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  // Milliseconds. Some servers scan a mail before they respond to its final dot.
  socketTimeout: 5 * 60_000,
}

export function createSmtpLine(url: string): SmtpLine {
  let open: Open | null = null

  const rest = () => {
    if (open && !open.isOver) open.connection.quit()
    open = null
  }

  return {
    rest,
    async deliver(envelope, message, { mayEnd }) {
      if (open && (open.carried >= mailsPerConnection || open.isOver)) rest()
      try {
        open ??= opened(await connect(url))
      } catch (error) {
        return { kind: 'unreachable', words: wordsOf(error) }
      }
      const line = open
      const { carried } = line
      let ended = false
      const body = heldBack(message, async () => {
        await mayEnd()
        ended = true
      })
      try {
        await send(line.connection, envelope, body)
        line.carried += 1
        return { kind: 'accepted' }
      } catch (error) {
        body.destroy()
        const delivery = told(error, { ended, onFirst: carried === 0 })
        // After a refused recipient the connection continues with an empty envelope; any other error leaves it in an
        // unknown state.
        const goesOn = delivery.kind === 'refused' && delivery.command === 'RCPT TO' && (await isEmptied(line))
        if (goesOn) line.carried += 1
        else {
          line.connection.close()
          open = null
        }
        return delivery
      }
    },
  }
}

interface Open {
  connection: SMTPConnection
  carried: number
  isOver: boolean
}

function opened(connection: SMTPConnection): Open {
  const line = { connection, carried: 0, isOver: false }
  connection.once('end', () => {
    line.isOver = true
  })
  return line
}

function connect(url: string): Promise<SMTPConnection> {
  const { auth, ...server } = parseConnectionUrl(url)
  const connection = new SMTPConnection({ ...timeouts, ...server })
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      connection.close()
      reject(error)
    }
    // The listener is kept: later errors are reported to the mail in progress.
    connection.on('error', fail)
    connection.connect((error) => {
      if (error) return fail(error)
      if (!auth?.user || !connection.allowsAuth) return resolve(connection)
      return connection.login({ user: auth.user, pass: auth.pass ?? '' }, (refused) =>
        refused ? fail(refused) : resolve(connection),
      )
    })
  })
}

function send(connection: SMTPConnection, { from, to, id }: Envelope, body: Readable): Promise<void> {
  const dsn = { ret: 'HDRS', envid: id, notify: ['FAILURE', 'DELAY'], orcpt: `rfc822;${to}` }
  return new Promise((resolve, reject) => {
    connection.send({ from, to: [to], dsn }, body, (error) => (error ? reject(error) : resolve()))
  })
}

/** Resets the connection; otherwise the sender of an aborted mail would stay set for the next one. */
const isEmptied = ({ connection, isOver }: Open): Promise<boolean> =>
  new Promise((resolve) => {
    if (isOver) return resolve(false)
    connection.once('end', () => resolve(false))
    return connection.reset((error) => resolve(!error))
  })

/** Streams the message, but sends its end only when `mayEnd` resolves. */
function heldBack(message: Buffer, mayEnd: () => Promise<void>): Readable {
  let isGiven = false
  return new Readable({
    // No read-ahead: `mayEnd` is called only after the message itself has been sent.
    highWaterMark: 1,
    read() {
      if (!isGiven) {
        isGiven = true
        this.push(message)
        return
      }
      mayEnd().then(
        () => this.push(null),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
}

/** Sent unprompted (421): the service is closing, regardless of the command. */
const closing = 421

function told(error: unknown, { ended, onFirst }: { ended: boolean; onFirst: boolean }): Delivery {
  const words = wordsOf(error)
  const { responseCode, command } = answerIn(error)
  if (!responseCode || (responseCode === closing && !ended)) return { kind: 'broken', ended, onFirst, words }
  return { kind: 'refused', code: responseCode, words, command }
}

function answerIn(error: unknown): { responseCode: number | null; command: string } {
  if (!(error instanceof Error)) return { responseCode: null, command: '' }
  const code = 'responseCode' in error ? Number(error.responseCode) || null : null
  return { responseCode: code, command: 'command' in error ? String(error.command) : '' }
}

/** Returns the server's own response if there is one, otherwise the error. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error && 'response' in error ? String(error.response) : String(error)
  return words.replace(/^Error: /, '').slice(0, 500)
}
