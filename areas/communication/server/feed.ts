// Reads one thread: its mails, newest first, each with its allowed actions, and the colleagues present.

import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { postalLines } from '#platform/rules/postal-address.ts'
import { classOf } from '#platform/server/mail/bounces.ts'
import { ownCauses } from '#platform/server/mail/known-addresses.ts'
import { senderOfWorkspace } from '#platform/server/mail/sender-address.ts'
import { standsAfter } from '#platform/server/mail/standing.ts'
import { mailAttachment, mailMessage } from '#platform/server/mail/tables.ts'
import { withoutWayOut } from '#platform/server/mail/unsubscribing.ts'
import type { Verdict } from '#platform/rules/verdict.ts'
import { spoken } from '#platform/server/permit.ts'
import { notFound } from '#platform/server/app-error.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { FeedMail } from '../contract/feed-mail.ts'
import { canGoOnPaper } from '../rules/letters.ts'
import { mailCan } from '../rules/mail-can.ts'
import { mailsPerPage } from '../rules/mail-limits.ts'
import { othersIn, ownAddressesOf } from './inbox/correspondents.ts'
import { readDraft } from './inbox/drafts.ts'
import { emptyItem, itemsOf } from './inbox/thread-lines.ts'
import { viewOfInvitation } from './incoming/invitation-words.ts'
import { withOriginal } from './incoming/originals.ts'
import { leftOutMark } from './incoming/receiving.ts'
import { safeHtml } from './writing/safe-html.ts'
import { blockedIn } from './inbox/lifting.ts'
import { readPresence } from './inbox/presence.ts'
import { lookAtThread } from './record-threads.ts'
import { lastByColleague } from './writing/sent-meanwhile.ts'
import { isUnassigned, kindOf, type ThreadRow } from './inbox/thread-row.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/thread.ts'

export type MailRow = typeof mailMessage.$inferSelect

export const getFeed = handler(
  contract.getFeed,
  { permission: 'shared_communication' },
  async (ctx, { params, query }) => {
    const thread = await lookAtThread(ctx, params.applicationId)
    const inThread = and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.threadId, thread.id))
    const rows = await ctx.db
      .select()
      .from(mailMessage)
      .where(inThread)
      .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
      .limit(mailsPerPage)
      .offset((query.page - 1) * mailsPerPage)
    const [counted] = await ctx.db.select({ n: count() }).from(mailMessage).where(inThread)
    const [item = emptyItem(ctx, thread)] = await itemsOf(ctx, [thread.id])
    const total = counted?.n ?? 0
    return {
      thread: item,
      items: await viewsOf(ctx, thread, rows),
      pagination: paginationOf(total, { rowsPerPage: mailsPerPage, page: query.page }),
      presence: await readPresence(ctx, thread.id),
      bounce: await readBounce(ctx, thread),
      canWrite: spoken(ctx, await canWriteIn(ctx, thread)),
      lastSent: await lastByColleague(ctx, thread.id),
      draft: await readDraft(ctx, thread.id),
    }
  },
)

/** A record without a mail address but with a postal address gets a letter. */
export const canWriteTo = (ctx: Context, thread: ThreadRow): Verdict =>
  thread.contactAddress || kindOf(ctx, thread)?.livingAt
    ? { allowed: true }
    : { allowed: false, reason: 'communication_reason_no_address' }

/** Also allows writing if there is another correspondent who can be replied to. */
export async function canWriteIn(ctx: Context, thread: ThreadRow): Promise<Verdict> {
  const verdict = canWriteTo(ctx, thread)
  return verdict.allowed || (await othersIn(ctx, thread)).length === 0 ? verdict : { allowed: true }
}

export async function viewOf(ctx: StaffContext, thread: ThreadRow, row: MailRow): Promise<FeedMail> {
  const [view] = await viewsOf(ctx, thread, [row])
  if (!view) throw notFound('communication_mail_not_found')
  return view
}

async function viewsOf(ctx: StaffContext, thread: ThreadRow, rows: readonly MailRow[]): Promise<FeedMail[]> {
  const attachments = await attachmentsOfEach(ctx, thread, rows)
  const incoming = rows.filter(({ direction }) => direction === 'in').map(({ id }) => id)
  const originals = await withOriginal(ctx, incoming)
  const nameOf = await staffNames(
    ctx,
    rows.flatMap(({ authorId, printedBy }) => [authorId, printedBy]),
  )
  const own = await ownAddressesOf(ctx, thread)
  // Sender name and address of mails that are not sent yet.
  const sender = await senderOfWorkspace(ctx.client, ctx.workspace, ctx.services.config.mailFrom)
  return rows.map((row) => ({
    id: row.id,
    direction: row.direction,
    state: row.state,
    stateTitle: ctx.t(`communication_state_${row.state.replaceAll('-', '_')}`),
    kindTitle: kindTitleOf(ctx, row.kind),
    fromName: row.fromName ?? sender.name,
    fromAddress: row.fromAddress ?? sender.address,
    isFromOther: row.kind === 'incoming' && isFromOther(row, own, isUnassigned(thread)),
    toName: row.toName,
    toAddress: row.toAddress,
    subject: row.subject,
    text: withoutWayOut(row.bodyText),
    html: safeHtml(row.bodyHtml, ctx.linkTo('/')),
    at: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    author: row.authorId && nameOf(row.authorId).name,
    isAutomatic: row.direction === 'in' && !row.needsReading,
    replyTo: row.replyToAddress ? { name: row.replyToName ?? '', address: row.replyToAddress } : null,
    isSigned: row.isSigned,
    invitation: row.invitation && viewOfInvitation(ctx, row.invitation),
    maybeTwice: row.maybeTwice,
    failure: failureOf(ctx, row),
    leftOut: leftOutOf(row),
    letter: row.postal && {
      lines: postalLines(row.postal, row.language),
      isPrintable: row.isPrintable === true,
      printedBy: row.printedBy && nameOf(row.printedBy).name,
    },
    leavesAt: row.state === 'queued' || row.state === 'to-print' ? (row.notBefore?.toISOString() ?? null) : null,
    stands: row.state === 'cancelled' ? standsAfter(ctx, row.kind) : '',
    attachments: attachments.get(row.id) ?? [],
    can: {
      beCalledBack: spoken(ctx, mailCan.beCalledBack(row)),
      beRetried: spoken(ctx, mailCan.beRetried(row, ctx.services.mail)),
      beDeleted: spoken(ctx, mailCan.beDeleted(row, ctx.user.id)),
      beRewritten: spoken(ctx, mailCan.beRewritten(row, ctx.user.id)),
      beMoved: spoken(ctx, mailCan.beMoved(row, { isUnassigned: isUnassigned(thread) })),
      goOnPaper: spoken(ctx, canGoOnPaper(row)),
      openOriginal: spoken(ctx, mailCan.openOriginal(row, originals.has(row.id))),
    },
  }))
}

export function kindTitleOf(ctx: Context, kind: string): string {
  const key = `communication_kind_${kind.replaceAll('-', '_')}`
  const title = ctx.t(key)
  return title === key ? ctx.t('communication_kind_other') : title
}

/**
 * In a stranger's thread the contact is the author that the mails name. In a record's thread the record's addresses
 * decide, since they are more reliable than a header.
 */
function isFromOther({ fromAddress, replyToAddress }: MailRow, own: ReadonlySet<string>, isStranger: boolean): boolean {
  const author = (isStranger && replyToAddress) || (fromAddress ?? '')
  return !own.has(author.toLowerCase())
}

/** Translated text for a known cause; otherwise the bounce class with the other server's message as detail. */
function failureOf(ctx: Context, { state, failure, bounceClass }: MailRow): FeedMail['failure'] {
  if (state !== 'failed' && state !== 'bounced') return null
  const own = ownCauses.find((cause) => cause === failure)
  if (own) return { title: ctx.t(`communication_cause_${own.replaceAll('-', '_')}`), detail: '' }
  return { title: ctx.t(`general_bounce_${bounceClass ?? 'unknown'}`), detail: failure ?? '' }
}

/** Names of attachments left out, as recorded when the mail was received. */
const leftOutOf = ({ direction, failure }: MailRow): string[] =>
  direction === 'in' && failure?.startsWith(leftOutMark) ? failure.slice(leftOutMark.length).split(', ') : []

async function attachmentsOfEach(
  ctx: StaffContext,
  thread: ThreadRow,
  rows: readonly MailRow[],
): Promise<Map<string, FeedMail['attachments']>> {
  const ids = rows.map(({ id }) => id)
  const found = new Map<string, FeedMail['attachments']>()
  if (ids.length === 0) return found
  const files = await ctx.db
    .select({ mailId: mailAttachment.mailId, file: storedFile })
    .from(mailAttachment)
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, mailAttachment.workspaceId), eq(storedFile.id, mailAttachment.fileId)),
    )
    .where(and(eq(mailAttachment.workspaceId, ctx.workspace.id), inArray(mailAttachment.mailId, ids)))
    .orderBy(asc(mailAttachment.position))
  const fileIds = files.map(({ file }) => file.id)
  const filed = await kindOf(ctx, thread)?.filing?.filedAs(ctx, fileIds)
  for (const { mailId, file } of files) {
    const view = {
      id: file.id,
      name: file.name,
      contentType: file.contentType,
      size: file.size,
      url: fileAddress.protected(file.id, file.name),
      filed: filed?.get(file.id)?.category ?? null,
    }
    found.set(mailId, [...(found.get(mailId) ?? []), view])
  }
  return found
}

async function readBounce(ctx: Context, thread: ThreadRow): Promise<ResponseOf<typeof contract.getFeed>['bounce']> {
  const blocked = await blockedIn(ctx, thread)
  const [first] = blocked
  if (!first?.bouncedAt) return null
  return {
    addresses: blocked.map(({ address }) => address),
    at: first.bouncedAt.toISOString(),
    title: ctx.t(`general_bounce_${classOf(first.bounceCode ?? '')}`),
    detail: first.bounceText ?? '',
  }
}
