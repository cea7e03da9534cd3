// Memberships of teams.

import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { team, teamMember } from './tables.ts'

export async function teamsOf(ctx: Context, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: team.id })
    .from(teamMember)
    .innerJoin(team, and(eq(team.workspaceId, teamMember.workspaceId), eq(team.id, teamMember.teamId)))
    .where(and(eq(teamMember.workspaceId, ctx.workspace.id), eq(teamMember.userId, userId)))
    .orderBy(team.name)
  return rows.map(({ id }) => id)
}

/** Replaces the person's teams by exactly these. */
export async function joinTeams(ctx: Context, userId: string, wanted: readonly string[]): Promise<void> {
  const known = await ctx.db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.workspaceId, ctx.workspace.id), inArray(team.id, [...wanted])))
  if (known.length < new Set(wanted).size) throw fieldRefusal('teams', 'users_team_not_found')
  await ctx.db
    .delete(teamMember)
    .where(and(eq(teamMember.workspaceId, ctx.workspace.id), eq(teamMember.userId, userId)))
  if (known.length === 0) return
  await ctx.db.insert(teamMember).values(known.map(({ id }) => ({ workspaceId: ctx.workspace.id, teamId: id, userId })))
}

export async function teamNames(ctx: Context): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(eq(team.workspaceId, ctx.workspace.id))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
