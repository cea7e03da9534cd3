// One door for what comes in, whichever way it came: kept once, put where it belongs, told to whoever works here. Reports are read
// for what they say of our own mails.

import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { previewOf } from '#platform/rules/mail-preview.ts'
import { writeThreads } from '#platform/server/mail/threads.ts'
import { markUnread } from '#platform/server/mail/unread.ts'
import { tellOfMail } from '../telling.ts'
import { keepParts, sortParts } from './attached-files.ts'
import { keepReport, reportedMail } from './bounced.ts'
import { placeOf, mailByAddress, type Place } from './matching.ts'
import { keepOriginal } from './originals.ts'
import type { Incoming } from './parsing.ts'
import { reportIn, unreadableReport, type Report } from './reports.ts'

export type Reception = 'received' | 'known' | 'report'

export async function receiveMail(ctx: Context, mail: Incoming, raw: Buffer): Promise<Reception> {
  const report = reportIn(mail) ?? (await cameBack(ctx, mail))
  const reported = report ? await reportedMail(ctx, mail, report) : null
  const place: Place =
    reported?.threadId != null ? { threadId: reported.threadId, about: 'stranger' } : await placeOf(ctx, mail)
  const isAutomatic = mail.isAutomatic || mail.hasNullSender || report !== null
  const { taken, leftOut } = await sortParts(mail.parts)
  // Also for a report of a mail that is in no thread: it is asked for once.
  const threadId = report && !reported?.threadId ? null : place.threadId
  if (threadId)
    await tellThread(ctx, mail, { place, isAutomatic, hasAttachments: taken.length > 0, isReport: report !== null })
  const id = newId()
  const [kept] = await ctx.db
    .insert(mailMessage)
    .values({
      ...rowOf(ctx, mail, { id, place, isAutomatic }),
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
    if (!isAutomatic) {
      await markUnread(ctx.client, ctx.workspace.id, {
        news: [{ threadId: place.threadId, hasMail: true, hasBounce: false }],
      })
      await tellOfMail(ctx, 'mail_received', place.threadId)
    }
  } catch (error) {
    for (const key of keys) await ctx.house.files.remove(key)
    throw error
  }
  return 'received'
}

/** Rolls back what was told to the thread; whoever handed the message over has done their part. */
export class AlreadyKept extends Error {}

/** What comes back to the address that only servers see, and is neither a report nor somebody's answer, says that a mail failed. */
async function cameBack(ctx: Context, mail: Incoming): Promise<Report | null> {
  if (mail.isAutomatic || !mail.hasNullSender) return null
  return (await mailByAddress(ctx, mail, 'bounce')) ? unreadableReport(mail) : null
}

function rowOf(
  ctx: Context,
  mail: Incoming,
  { id, place, isAutomatic }: { id: string; place: Place; isAutomatic: boolean },
) {
  const [language = 'de'] = ctx.workspace.languages
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
    subject: mail.subject,
    bodyText: mail.text,
    bodyHtml: mail.html,
    applicationId: place.about === 'application' ? place.threadId : null,
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    referenceIds: mail.references,
    isAutomatic,
    createdAt: ctx.now,
  }
}

export const leftOutMark = 'left-out: '

const leftOutOf = (names: readonly string[]): string | null =>
  names.length > 0 ? `${leftOutMark}${names.join(', ')}`.slice(0, 2000) : null

interface Telling {
  place: Place
  isAutomatic: boolean
  hasAttachments: boolean
  isReport: boolean
}

/** A report changes no line of the inbox: what it says is shown as a bounce. */
async function tellThread(
  ctx: Context,
  mail: Incoming,
  { place, isAutomatic, hasAttachments, isReport }: Telling,
): Promise<void> {
  if (isReport) return
  await writeThreads(ctx, [
    {
      id: place.threadId,
      about: place.about,
      contact: { name: mail.from.name, address: mail.from.address },
      subject: mail.subject,
      preview: previewOf(mail.text),
      at: ctx.now,
      direction: 'in',
      isAutomatic,
      mails: 1,
      hasAttachments,
    },
  ])
}

/** Who writes to us can be reached. */
async function forgetSoftBounces(ctx: Context, address: string): Promise<void> {
  await ctx.db.execute(
    sql`update mail_address set soft_bounces = 0 where workspace_id = ${ctx.workspace.id} and address = lower(${address})`,
  )
}
