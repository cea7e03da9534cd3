// Logins of the demo data, shown on its sign-in page. Only a workspace created by the demo has any.

import { asc, eq } from 'drizzle-orm'
import { roles } from '#platform/rules/permissions.ts'
import type { Context } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'

/** Password of all demo logins; never used in any other workspace. */
export const demoPassword = 'Quartier-2026'

export async function demoLogins(ctx: Context) {
  const people = await ctx.db
    .select()
    .from(staffUser)
    .where(eq(staffUser.workspaceId, ctx.workspace.id))
    .orderBy(asc(staffUser.email))
  return people
    .filter((person) => person.userType === 'melon' && person.email.endsWith('@quartier.example'))
    .toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
    .map(({ email, role, firstName, lastName }) => ({
      email,
      role,
      password: demoPassword,
      name: `${firstName} ${lastName}`,
    }))
}
