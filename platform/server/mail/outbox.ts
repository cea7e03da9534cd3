// Mail leaves through the outbox: the message is written in the transaction of its action, and the sender takes it
// after commit (decision 0330).

import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { previewOf } from '../../rules/mail-preview.ts'
import type { PostalAddress } from '../../rules/postal-address.ts'
import type { Language } from '../../rules/project-type.ts'
import type { Context } from '../context.ts'
import { insertRows } from '../db/insert-rows.ts'
import { newId, newSlug } from '../ids.ts'
import { composeMail, type Letter } from './letter.ts'
import { storedFile } from '../files/tables.ts'
import type { RecordRef } from '../records/kind-shape.ts'
import { readStops, type Stops } from './known-addresses.ts'
import { postalAddressesOf } from './postal-addresses.ts'
import { mailAttachment, mailMessage, type MailCalendar } from './tables.ts'
import { keyOf, referencesIn, retellThreads, writeThreads, type ThreadNews } from './threads.ts'
import { markUndelivered, tellUndelivered } from './undelivered.ts'

export interface MailDraft extends Letter {
  kind: string
  /** If empty, the mail becomes a letter to the postal address in the record. */
  to: { name: string; address: string }
  /** The mail is about this record and belongs to its thread. */
  record?: RecordRef | undefined
  /** Thread of a contact without a record. */
  threadId?: string
  /** Recipient within the household. */
  adultId?: string
  /** Sends the mail to the author of this mail in the thread, if that is another person. */
  answersMailId?: string
  taskGroupId?: string
  templateId?: string
  /** For mails written by hand: the text before placeholders were filled, restored if the mail is called back. */
  writtenAs?: { subject: string; body: string; language: Language }
  /** The mail is not sent, and can be called back, until this instant. */
  notBefore?: Date
  /** Message-ID of the mail that this one replies to; undefined for an unsolicited mail. */
  answers?: string
  /** The recipient may unsubscribe from such mails. */
  isNews?: boolean
  /** Ids of stored files. */
  attachments?: readonly string[]
  /** Sent as an alternative of the text, so that calendars take it over, and as a file. */
  calendar?: MailCalendar | undefined
}

export const sendMailJob = 'send-mails'

/**
 * Writes the mail into the outbox of this transaction and returns its id. Without a mail address it becomes a letter
 * that waits to be printed.
 */
export async function queueMail(ctx: Context, draft: MailDraft): Promise<string> {
  const [id] = await queueMails(ctx, [draft])
  if (!id) throw new Error('the mail was not written')
  return id
}

/** Queues many mails with few statements and returns their ids in the same order. */
export async function queueMails(ctx: Context, drafts: readonly MailDraft[]): Promise<string[]> {
  if (drafts.length === 0) return []
  const stops = await readStops(
    ctx,
    drafts.map(({ to }) => to.address),
  )
  const written = drafts.map((draft) => ({ draft, words: composeMail(draft, { senderName: ctx.workspace.name }) }))
  const earlier = await referencesIn(ctx, drafts.map(conversationOf))
  const threads = await writeThreads(ctx, newsOf(ctx, written))
  const postal = await postalFor(ctx, drafts)
  const rows = written.map((mail) => mailRow(ctx, mail, { stops, threads, earlier, postal }))
  await insertRows(ctx.client, mailMessage, rows)
  const ids = rows.map(({ id }) => id)
  await attach(
    ctx,
    drafts.map(({ attachments = [] }, index) => ({ mailId: ids[index] ?? '', attachments })),
  )
  await tellOfBounced(ctx, rows)
  const waiting = rows.filter(({ state }) => state === 'queued')
  await wakeSender(
    ctx,
    waiting.map(({ notBefore }) => notBefore),
  )
  return ids
}

/**
 * Reports mails to suppressed addresses as undelivered. News that the recipient refuses is not reported: the result
 * is as they wish.
 */
async function tellOfBounced(ctx: Context, rows: readonly ReturnType<typeof mailRow>[]): Promise<void> {
  const bounced = rows.filter(({ state, failure }) => state === 'failed' && failure === 'address-bounced')
  const mailIds = bounced.map(({ id }) => id)
  await markUndelivered(
    ctx.client,
    ctx.workspace.id,
    mailIds.map((id) => ({ id, at: ctx.now })),
  )
  await tellUndelivered(ctx.services.jobs, ctx.client, { workspaceId: ctx.workspace.id, mailIds })
}

/** Wakes the mail sender after the commit and again at each of these times; null means at once. */
export async function wakeSender(ctx: Context, moments: readonly (Date | null)[]): Promise<void> {
  for (const moment of new Set(moments.map((each) => each?.getTime() ?? 0))) {
    await ctx.enqueue(sendMailJob, {}, moment > ctx.now.getTime() ? { startAfter: new Date(moment) } : {})
  }
}

/** Cancels mails that have not been sent; returns the ids of the cancelled ones. */
export async function undoMails(ctx: Context, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const undone = await ctx.db
    .update(mailMessage)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        inArray(mailMessage.id, [...ids]),
        inArray(mailMessage.state, ['queued', 'held', 'to-print']),
      ),
    )
    .returning({ id: mailMessage.id, threadId: mailMessage.threadId })
  await retellThreads(ctx, [...new Set(undone.map(({ threadId }) => threadId).filter((id) => id !== null))])
  return undone.map(({ id }) => id)
}

/** Cancels those of these mails that can still be called back: the action they describe was undone. */
export async function undoWaiting(ctx: Context, ids: readonly string[]): Promise<void> {
  const waiting = await ctx.db
    .select({ id: mailMessage.id })
    .from(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        inArray(mailMessage.id, [...ids]),
        eq(mailMessage.state, 'queued'),
        gt(mailMessage.notBefore, ctx.now),
      ),
    )
  await undoMails(
    ctx,
    waiting.map(({ id }) => id),
  )
}

interface Written {
  draft: MailDraft
  words: { text: string; html: string }
}

const threadOf = ({ record, threadId }: MailDraft): string | null => record?.id ?? threadId ?? null

const conversationOf = (draft: MailDraft) => ({ threadId: threadOf(draft), address: draft.to.address })

/** Returns one update per thread, for its newest mail. */
function newsOf(ctx: Context, written: readonly Written[]): ThreadNews[] {
  const news = new Map<string, ThreadNews>()
  for (const { draft, words } of written) {
    const id = threadOf(draft)
    if (id === null) continue
    const before = news.get(id)
    news.set(id, {
      id,
      kind: draft.record?.kind ?? null,
      contact: draft.to,
      subject: draft.subject,
      preview: previewOf(words.text),
      at: ctx.now,
      direction: 'out',
      needsReading: true,
      mails: (before?.mails ?? 0) + 1,
      hasAttachments: (before?.hasAttachments ?? false) || (draft.attachments?.length ?? 0) > 0,
    })
  }
  return [...news.values()]
}

/** Postal addresses by draft, for recipients of a record without a mail address. */
async function postalFor(ctx: Context, drafts: readonly MailDraft[]): Promise<Map<MailDraft, PostalAddress>> {
  const onPaper = drafts.filter((draft) => draft.to.address.trim() === '' && threadOf(draft) !== null)
  const addresses = await postalAddressesOf(
    ctx,
    onPaper.map(({ to, record, adultId }) => ({ name: to.name, record, personId: adultId })),
  )
  return new Map(
    onPaper.flatMap((draft, index) => {
      const address = addresses[index]
      return address ? [[draft, address]] : []
    }),
  )
}

interface Known {
  postal: ReadonlyMap<MailDraft, PostalAddress>
  stops: Stops
  threads: ReadonlySet<string>
  earlier: ReadonlyMap<string, readonly string[]>
}

function mailRow(ctx: Context, { draft, words }: Written, { stops, threads, earlier, postal }: Known) {
  const id = newId()
  const thread = threadOf(draft)
  const threadId = thread !== null && threads.has(thread) ? thread : null
  const before = thread === null ? undefined : earlier.get(keyOf(conversationOf(draft)))
  const isNews = draft.isNews ?? false
  // A requested password is sent even to a suppressed address.
  const cause = threadId || isNews ? stops({ address: draft.to.address, isNews }) : null
  const letter = postal.get(draft)
  return {
    workspaceId: ctx.workspace.id,
    id,
    kind: draft.kind,
    state: letter ? ('to-print' as const) : cause ? ('failed' as const) : unsent(ctx),
    failure: cause,
    language: draft.language,
    toAddress: draft.to.address,
    toName: draft.to.name,
    subject: draft.subject,
    bodyText: words.text,
    bodyHtml: words.html,
    writtenAs: draft.writtenAs ?? null,
    threadId,
    recordKind: draft.record?.kind ?? null,
    recordId: draft.record?.id ?? null,
    adultId: draft.adultId ?? null,
    answersMailId: draft.answersMailId ?? null,
    taskGroupId: draft.taskGroupId ?? null,
    templateId: draft.templateId ?? null,
    authorId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    messageId: `<${id}@${ctx.workspace.slug}.${ctx.services.config.publicHost}>`,
    token: newSlug(),
    inReplyTo: draft.answers ?? null,
    referenceIds: referencesOf(draft, before),
    isNews,
    postal: letter ?? null,
    calendar: draft.calendar ?? null,
    notBefore: draft.notBefore ?? null,
    createdAt: ctx.now,
  }
}

/**
 * References to the mails of the thread, so that mail programs group them; the mail that this one replies to is last.
 */
function referencesOf({ answers }: MailDraft, before: readonly string[] = []): string[] {
  return answers ? [...before.filter((id) => id !== answers), answers] : [...before]
}

const unsent = (ctx: Context) => (ctx.services.mail.canSend ? ('queued' as const) : ('held' as const))

async function attach(
  ctx: Context,
  mails: readonly { mailId: string; attachments: readonly string[] }[],
): Promise<void> {
  const { id: workspaceId } = ctx.workspace
  const rows = mails.flatMap(({ mailId, attachments }) =>
    attachments.map((fileId, position) => ({ workspaceId, mailId, fileId, position })),
  )
  await insertRows(ctx.client, mailAttachment, rows)
}

/** Returns the attachments of a mail in order. */
export async function attachmentsOf(ctx: Context, mailId: string): Promise<(typeof storedFile.$inferSelect)[]> {
  const rows = await ctx.db
    .select({ file: storedFile })
    .from(mailAttachment)
    .innerJoin(
      storedFile,
      and(eq(storedFile.workspaceId, mailAttachment.workspaceId), eq(storedFile.id, mailAttachment.fileId)),
    )
    .where(and(eq(mailAttachment.workspaceId, ctx.workspace.id), eq(mailAttachment.mailId, mailId)))
    .orderBy(asc(mailAttachment.position))
  return rows.map(({ file }) => file)
}

/** Attachments in the form that the mail library takes: names, types and the contents as streams. */
export async function contentsOf(ctx: Context, mailId: string) {
  const files = await attachmentsOf(ctx, mailId)
  return Promise.all(
    files.map(async ({ name, contentType, storageKey }) => ({
      filename: name,
      contentType,
      content: await ctx.services.files.get(storageKey),
    })),
  )
}
