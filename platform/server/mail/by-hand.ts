// Mails sent by staff wait half a minute, during which they can be called back; automatic mails do not.

import { and, eq, inArray } from 'drizzle-orm'
import type { Notice } from '../../contract/notify.ts'
import { holdSeconds } from '../../rules/mail-states.ts'
import type { Context, StaffContext } from '../context.ts'
import { queueMail, wakeSender, type MailDraft } from './outbox.ts'
import { standsWithout } from './standing.ts'
import { mailMessage } from './tables.ts'
import { turnedDownAt } from './suppressed-address.ts'

export const leavesAt = ({ now }: Pick<Context, 'now'>): Date => new Date(now.getTime() + holdSeconds * 1000)

/** During a bulk action its mails wait longer: the half minute begins when the last one is written. */
export const holdWhileWriting = (ctx: Context, mailIds: readonly string[]): Promise<void> =>
  holdUntil(ctx, mailIds, new Date(ctx.now.getTime() + longestWriting))

export const beginHold = (ctx: Context, mailIds: readonly string[]): Promise<void> =>
  holdUntil(ctx, mailIds, leavesAt(ctx))

/** Milliseconds. If the process crashes while the mails are written, they are sent after this time. */
const longestWriting = 10 * 60_000

async function holdUntil(ctx: Context, mailIds: readonly string[], notBefore: Date): Promise<void> {
  if (mailIds.length === 0) return
  const waiting = and(inArray(mailMessage.id, [...mailIds]), eq(mailMessage.state, 'queued'))
  await ctx.db
    .update(mailMessage)
    .set({ notBefore })
    .where(and(eq(mailMessage.workspaceId, ctx.workspace.id), waiting))
  await wakeSender(ctx, [notBefore])
}

/**
 * Returns its id. If the system or an applicant is the actor, the mail does not wait, because no user could call it
 * back.
 */
export const queueByHand = (ctx: Context, draft: MailDraft): Promise<string> =>
  queueMail(ctx, { ...draft, ...(ctx.actor.kind === 'user' && { notBefore: leavesAt(ctx) }) })

/**
 * The action is done; its mails can still be called back from the message that says so. Of those whose address turns mails down it is
 * said instead that they have not left, and what stands all the same. `title` may count the others.
 */
export async function saidWithMails(
  ctx: StaffContext,
  title: string | ((mails: number) => string),
  mailIds: readonly string[],
): Promise<Notice[]> {
  const stopped = await stoppedAmong(ctx, mailIds)
  const waiting = mailIds.filter((id) => !stopped.some((mail) => mail.id === id))
  const said: Notice = {
    type: 'success',
    title: typeof title === 'string' ? title : title(waiting.length),
    duration: holdSeconds * 1000,
    waiting: { mailIds: waiting, until: leavesAt(ctx).toISOString() },
  }
  return [...(waiting.length > 0 ? [said] : []), ...(await noticesOf(ctx, stopped))]
}

/** True if the mail was stopped when it was written: it has not been delivered and will not be. */
export const isStopped = async (ctx: Context, mailId: string): Promise<boolean> =>
  (await stoppedAmong(ctx, [mailId])).length > 0

type Stopped = Pick<typeof mailMessage.$inferSelect, 'id' | 'kind' | 'toAddress'>

const stoppedAmong = (ctx: Context, mailIds: readonly string[]): Promise<Stopped[]> =>
  ctx.db
    .select({ id: mailMessage.id, kind: mailMessage.kind, toAddress: mailMessage.toAddress })
    .from(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        inArray(mailMessage.id, [...mailIds]),
        eq(mailMessage.state, 'failed'),
      ),
    )
    .orderBy(mailMessage.id)

/** Returns an empty list if all mails will be sent. */
export const saidOfStopped = async (ctx: Context, mailIds: readonly string[]): Promise<Notice[]> =>
  noticesOf(ctx, await stoppedAmong(ctx, mailIds))

async function noticesOf(ctx: Context, stopped: readonly Stopped[]): Promise<Notice[]> {
  const [first] = stopped
  if (!first) return []
  const addresses = [...new Set(stopped.map(({ toAddress }) => toAddress))].join(', ')
  // With several stopped mails, the title lists the addresses; the cause of each is in its thread.
  const cause = stopped.length === 1 ? (await turnedDownAt(ctx, first.toAddress))?.words : undefined
  const description = [cause, standsWithout(ctx, first.kind)].filter(Boolean).join(' ')
  const title = ctx.t('general_mail_not_sent', { count: stopped.length, addresses })
  return [{ type: 'warning', title, duration: holdSeconds * 1000, ...(description && { description }) }]
}
