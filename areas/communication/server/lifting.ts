// An address that was said not to exist does exist after all: somebody has asked.

import { and, eq } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { mailAddress } from '#platform/server/mail/tables.ts'

export async function liftBounceOf(ctx: StaffContext, address: string): Promise<void> {
  await ctx.db
    .update(mailAddress)
    .set({ bouncedAt: null, softBounces: 0, liftedAt: ctx.now, liftedBy: ctx.user.id })
    .where(and(eq(mailAddress.workspaceId, ctx.workspace.id), eq(mailAddress.address, address.toLowerCase())))
  await announce(ctx.client, ctx.workspace.id, 'mails')
}
