// Context of a job that runs for the user who requested it, so that mails name that user as sender.

import { and, eq } from 'drizzle-orm'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import type { Context, SignedIn, StaffContext } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'

/** Null if the user no longer exists. The context grants no permissions: jobs do not check any. */
export async function onBehalfOf(ctx: Context, userId: string | null): Promise<StaffContext | null> {
  if (!userId) return null
  const [row] = await ctx.db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, userId)))
  if (!row) return null
  const { id, email, username, firstName, lastName, language, role, userType } = row
  const user: SignedIn = {
    id,
    sessionId: '',
    email,
    username,
    firstName,
    lastName,
    language,
    role,
    userType,
    permissions: defaultPermissions[role],
    features: ctx.workspace.features,
  }
  const actor = { kind: 'user' as const, id, name: `${firstName} ${lastName}` }
  return { ...ctx, actor, user, can: () => false }
}
