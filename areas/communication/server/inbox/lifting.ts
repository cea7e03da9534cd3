// Lifts the bounce mark from the addresses of a thread (the contact and each address written to) after staff confirm
// that they work.

import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { mailAddress } from '#platform/server/mail/tables.ts'
import type { ThreadRow } from './thread-row.ts'

/** Bounced addresses of the thread, the thread's contact address first. */
export const blockedIn = (ctx: Context, { id, contactAddress }: Pick<ThreadRow, 'id' | 'contactAddress'>) =>
  ctx.db
    .select()
    .from(mailAddress)
    .where(
      and(
        eq(mailAddress.workspaceId, ctx.workspace.id),
        isNotNull(mailAddress.bouncedAt),
        sql`(${mailAddress.address} = ${contactAddress.toLowerCase()} or ${mailAddress.address} in (
          select lower(to_address) from mail_message
          where workspace_id = ${ctx.workspace.id} and thread_id = ${id} and direction = 'out'))`,
      ),
    )
    .orderBy(sql`${mailAddress.address} <> ${contactAddress.toLowerCase()}`, mailAddress.address)

/** Returns the addresses whose bounce mark was lifted. */
export async function liftBounces(ctx: StaffContext, thread: ThreadRow): Promise<string[]> {
  const addresses = (await blockedIn(ctx, thread)).map(({ address }) => address)
  if (addresses.length === 0) return []
  await ctx.db
    .update(mailAddress)
    .set({ bouncedAt: null, softBounces: 0, liftedAt: ctx.now, liftedBy: ctx.user.id })
    .where(and(eq(mailAddress.workspaceId, ctx.workspace.id), inArray(mailAddress.address, addresses)))
  await announce(ctx.client, ctx.workspace.id, 'mails')
  return addresses
}
