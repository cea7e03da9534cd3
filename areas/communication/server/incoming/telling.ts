// Staff who want to hear of mails are told of what came in, and of what did not arrive, as they have set it in their profile.

import { and, eq } from 'drizzle-orm'
import { tellStaff, type Happening } from '#areas/users/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { mailThread } from '#platform/server/mail/tables.ts'
import { staffUser } from '#platform/server/session/tables.ts'

export async function tellOfMail(
  ctx: Context,
  kind: Extract<Happening['kind'], 'mail_received' | 'mail_bounced'>,
  threadId: string,
): Promise<void> {
  const [thread] = await ctx.db
    .select({
      applicationId: mailThread.applicationId,
      waitlistRequestId: mailThread.waitlistRequestId,
      name: mailThread.contactName,
      address: mailThread.contactAddress,
      assigned: staffUser.email,
    })
    .from(mailThread)
    .leftJoin(
      staffUser,
      and(eq(staffUser.workspaceId, mailThread.workspaceId), eq(staffUser.id, mailThread.assignedTo)),
    )
    .where(and(eq(mailThread.workspaceId, ctx.workspace.id), eq(mailThread.id, threadId)))
  if (!thread) return
  await tellStaff(ctx, {
    kind,
    permission: 'shared_communication',
    name: thread.name || thread.address,
    path: pathOf(thread),
    // It is theirs who have been given it.
    responsible: thread.assigned ? [thread.assigned] : [],
  })
}

/** That of the record: what is told of it is forgotten with it. */
const pathOf = ({
  applicationId,
  waitlistRequestId,
}: {
  applicationId: string | null
  waitlistRequestId: string | null
}) =>
  applicationId
    ? `/applications/${applicationId}`
    : waitlistRequestId
      ? `/waitlist/applications/${waitlistRequestId}`
      : '/communication'
