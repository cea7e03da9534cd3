// Sends mails again unchanged, if they were not delivered or were held because no server was configured; letters
// become printable again.

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { announce } from '../live/announce.ts'
import { wakeSender } from './outbox.ts'
import { mailMessage } from './tables.ts'
import { retellThreads } from './threads.ts'
import { unmarkUndelivered } from './undelivered.ts'

export async function sendAgain(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const again = await ctx.db
    .update(mailMessage)
    .set({
      state: sql`case when ${mailMessage.postal} is null then ${ctx.services.mail.canSend ? 'queued' : 'held'} else 'to-print' end`,
      attempts: 0,
      failure: null,
      bouncedAt: null,
      bounceClass: null,
      bounceCode: null,
      notBefore: null,
    })
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        inArray(mailMessage.id, [...ids]),
        inArray(mailMessage.state, ['failed', 'bounced', 'cancelled', 'held']),
      ),
    )
    .returning({ threadId: mailMessage.threadId })
  // Called-back mails were not counted in their thread: its summary is rebuilt.
  await retellThreads(ctx, [...new Set(again.flatMap(({ threadId }) => threadId ?? []))])
  await unmarkUndelivered(ctx.client, ctx.workspace.id, ids)
  await wakeSender(ctx, [null])
  await announce(ctx.client, ctx.workspace.id, 'mails')
}
