// Choices in the form of a person: assignable roles, teams, languages.

import { eq } from 'drizzle-orm'
import { staffRoles } from '#platform/rules/permissions.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { givableRoles } from '#areas/sign-in/rules/staff-can.ts'
import { team } from './tables.ts'

export async function personChoices(ctx: StaffContext) {
  const teams = await ctx.db
    .select({ value: team.id, displayName: team.name })
    .from(team)
    .where(eq(team.workspaceId, ctx.workspace.id))
    .orderBy(team.name)
  return {
    roles: givableRoles(ctx.user, staffRoles).map((value) => ({ value, displayName: ctx.t(`users_role_${value}`) })),
    teams,
    languages: ctx.workspace.languages,
  }
}
