// Receives incoming mail from all transports: stores it once, assigns it to a thread and notifies staff. Bounce
// reports update our own mails.

import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { previewOf } from '#platform/rules/mail-preview.ts'
import { writeThreads } from '#platform/server/mail/threads.ts'
import { markUnread } from '#platform/server/mail/unread.ts'
import { tellOfMail } from '../inbox/telling.ts'
import { keepParts, sortParts } from './attached-files.ts'
import { keepReport, reportedMail, reportOf } from './bounced.ts'
import { wordsOfInvitation } from './invitation-words.ts'
import { answeredPerson, placeOf, type Place } from './matching.ts'
import type { Mailbox } from './mime/encoded-words.ts'
import { keepOriginal } from './originals.ts'
import type { Incoming } from './parsing.ts'
import { saysNothing } from './words-in-html.ts'

export type Reception = 'received' | 'known' | 'report'

export async function receiveMail(ctx: Context, mail: Incoming, raw: Buffer): Promise<Reception> {
  if (await isKept(ctx, mail)) throw new AlreadyKept()
  const report = await reportOf(ctx, mail)
  const reported = report ? await reportedMail(ctx, mail, report) : null
  const person = await answeredPerson(ctx, mail)
  const place: Place =
    reported?.threadId != null ? { threadId: reported.threadId, kind: null } : await placeOf(ctx, mail, person)
  const needsReading = mail.nature.needsReading && report === null
  const text = mail.invitation && saysNothing(mail.text) ? wordsOfInvitation(ctx, mail.invitation) : mail.text
  const { taken, leftOut } = await sortParts(mail)
  // A report about a mail without a thread is stored without a thread too.
  const threadId = report && !reported?.threadId ? null : place.threadId
  // A report does not change the thread's line in the inbox: its content is shown as a bounce.
  if (threadId && !report) {
    const line = { contact: person, subject: mail.subject, preview: previewOf(text), needsReading }
    await tellThread(ctx, place, { ...line, hasAttachments: taken.length > 0 })
  }
  const id = newId()
  const [kept] = await ctx.db
    .insert(mailMessage)
    .values({
      ...rowOf(ctx, mail, { id, place, person }),
      bodyText: text,
      needsReading,
      threadId,
      kind: report ? 'report' : 'incoming',
      failure: leftOutOf(leftOut),
    })
    .onConflictDoNothing()
    .returning({ id: mailMessage.id })
  if (!kept) throw new AlreadyKept()
  const keys = [await keepOriginal(ctx, { id, subject: mail.subject }, raw)]
  try {
    if (report) {
      if (reported) await keepReport(ctx, report, reported)
      if (threadId) await tellOfMail(ctx, 'mail_bounced', threadId)
      return 'report'
    }
    keys.push(...(await keepParts(ctx, id, taken)))
    await forgetSoftBounces(ctx, mail.from.address)
    if (needsReading) await raise(ctx, place.threadId)
  } catch (error) {
    for (const key of keys) await ctx.services.files.remove(key)
    throw error
  }
  return 'received'
}

/** Rolls back the changes to the thread. The message counts as delivered, so the sender need not retry. */
export class AlreadyKept extends Error {}

/** Mails stored before the digest was introduced are compared by sender and subject; the unique index covers the others. */
async function isKept(ctx: Context, mail: Incoming): Promise<boolean> {
  const { rows } = await ctx.client.query(
    `select from mail_message where workspace_id = $1 and message_id = $2 and direction = 'in' and content_digest is null
      and subject = $3 and coalesce(from_address, '') = $4 limit 1`,
    [ctx.workspace.id, mail.messageId, mail.subject, mail.from.address],
  )
  return rows.length > 0
}

function rowOf(ctx: Context, mail: Incoming, { id, place, person }: { id: string; place: Place; person: Mailbox }) {
  const [language = 'de'] = ctx.workspace.languages
  const isAnsweredElsewhere = person.address.toLowerCase() !== mail.from.address.toLowerCase()
  return {
    workspaceId: ctx.workspace.id,
    id,
    state: 'received' as const,
    direction: 'in' as const,
    language,
    toAddress: mail.recipients[0] ?? '',
    toName: '',
    fromAddress: mail.from.address,
    fromName: mail.from.name,
    replyToAddress: isAnsweredElsewhere ? person.address : null,
    replyToName: isAnsweredElsewhere ? person.name : null,
    subject: mail.subject,
    bodyHtml: mail.html,
    recordKind: place.kind,
    recordId: place.kind && place.threadId,
    messageId: mail.messageId,
    contentDigest: mail.digest,
    inReplyTo: mail.inReplyTo,
    referenceIds: mail.references,
    isAutomatic: !mail.nature.canBeAnsweredByMachine,
    invitation: mail.invitation,
    isSigned: mail.isSigned,
    createdAt: ctx.now,
  }
}

export const leftOutMark = 'left-out: '

const leftOutOf = (names: readonly string[]): string | null =>
  names.length > 0 ? `${leftOutMark}${names.join(', ')}`.slice(0, 2000) : null

interface Line {
  contact: Mailbox
  subject: string
  preview: string
  needsReading: boolean
  hasAttachments: boolean
}

const tellThread = (ctx: Context, { threadId, kind }: Place, line: Line): Promise<Set<string>> =>
  writeThreads(ctx, [{ ...line, id: threadId, kind, at: ctx.now, direction: 'in', mails: 1 }])

async function raise(ctx: Context, threadId: string): Promise<void> {
  await markUnread(ctx.client, ctx.workspace.id, { news: [{ threadId, hasMail: true, hasBounce: false }] })
  await tellOfMail(ctx, 'mail_received', threadId)
}

/** Resets the count of temporary bounces: an address that sends us mail can be reached. */
async function forgetSoftBounces(ctx: Context, address: string): Promise<void> {
  await ctx.db.execute(
    sql`update mail_address set soft_bounces = 0 where workspace_id = ${ctx.workspace.id} and address = lower(${address})`,
  )
}
