// Deletes a login: it loses all access and its address becomes free again. The name is kept, because it is recorded
// beside the person's decisions.

import { and, eq } from 'drizzle-orm'
import { forgetSignature } from '#areas/mail-templates/server/public.ts'
import {
  revokeSessions,
  stopAccountMails,
  subjectOf,
  lockPerson,
  type PersonRow,
} from '#areas/sign-in/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { refuseDeletion } from '#areas/sign-in/rules/staff-can.ts'
import { joinTeams } from './membership.ts'
import { staffNews } from './tables.ts'

export async function deletePerson(ctx: StaffContext, id: string): Promise<void> {
  const { person, otherAdmins } = await lockPerson(ctx, id)
  const reason = refuseDeletion({ ...person, otherAdmins }, ctx.user)
  if (reason) throw new AppError(reason)
  await emptyLogin(ctx, person)
}

/** Requires a lock on the person. */
export async function emptyLogin(ctx: StaffContext, person: PersonRow): Promise<void> {
  await revokeSessions(ctx, person.id, { but: null })
  await joinTeams(ctx, person.id, [])
  await forgetSignature(ctx, person.id)
  await stopAccountMails(ctx, person)
  await ctx.db
    .delete(staffNews)
    .where(and(eq(staffNews.workspaceId, ctx.workspace.id), eq(staffNews.userId, person.id)))
  await ctx.db
    .update(staffUser)
    .set({
      email: `${person.id}@deleted.invalid`,
      username: person.id,
      phone: null,
      passwordHash: null,
      totpSecret: null,
      totpConfirmedAt: null,
      recoveryCodeHashes: [],
      ssoSubject: null,
      notificationSettings: {},
      preferences: {},
      isActive: false,
      deletedAt: ctx.now,
      version: person.version + 1,
    })
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, person.id)))
  ctx.record({
    event: 'user.deleted',
    subject: subjectOf(person),
    changes: [
      { field: 'email', old: person.email, new: null },
      { field: 'role', old: person.role, new: null },
    ],
  })
}
