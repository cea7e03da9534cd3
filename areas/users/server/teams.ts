// Teams and their members. A team's name is unique within the project.

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { changesBetween, readSettingHistory } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, notFound, staleVersion } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import type { TeamData } from '../contract/teams.ts'
import { peopleHere } from '#areas/sign-in/server/public.ts'
import { team, teamMember } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/teams.ts'

export const getTeamCreation = handler(contract.getTeamCreation, { permission: 'admin' }, async (ctx) => ({
  people: await candidates(ctx),
}))

async function candidates(ctx: StaffContext) {
  const rows = await ctx.db
    .select()
    .from(staffUser)
    .where(peopleHere(ctx))
    .orderBy(asc(staffUser.lastName), asc(staffUser.firstName))
  return rows.map(({ id, firstName, lastName }) => ({ value: id, displayName: `${firstName} ${lastName}` }))
}

export const createTeam = handler(contract.createTeam, { permission: 'admin' }, async (ctx, { body }) => {
  const id = newId()
  const { name, description, members } = body
  await assertNameFree(ctx, name, id)
  await ctx.db.insert(team).values({ workspaceId: ctx.workspace.id, id, name, description, createdAt: ctx.now })
  await gather(ctx, id, members)
  ctx.record({ event: 'team.created', subject: subjectOf(id, name), changes: changesBetween({}, body) })
  return { id, notify: [{ type: 'success', title: ctx.t('users_team_created', { team: name }) }] }
})

export const getTeam = handler(contract.getTeam, { permission: 'admin' }, async (ctx, { params }) => {
  const row = await findTeam(ctx, params.id)
  const people = await candidates(ctx)
  return {
    id: row.id,
    version: row.version,
    data: await dataOf(ctx, row),
    people,
    history: await readSettingHistory(ctx, {
      kind: 'team',
      id: row.id,
      fields: 'users_team_field_',
      words: (field, value) =>
        field === 'members' ? (people.find((one) => one.value === value)?.displayName ?? '–') : undefined,
    }),
  }
})

export const saveTeam = handler(contract.saveTeam, { permission: 'admin' }, async (ctx, { params, body }) => {
  const row = await findTeam(ctx, params.id, { hold: true })
  const { version: seen, ...wanted } = body
  const before = await dataOf(ctx, row)
  const changes = changesBetween(
    { ...before, members: before.members.toSorted() },
    { ...wanted, members: wanted.members.toSorted() },
  )
  if (changes.length === 0) return { version: row.version }
  if (row.version !== seen) throw staleVersion({ version: row.version, data: before })
  await assertNameFree(ctx, wanted.name, row.id)
  await ctx.db
    .update(team)
    .set({ name: wanted.name, description: wanted.description, version: seen + 1 })
    .where(and(eq(team.workspaceId, ctx.workspace.id), eq(team.id, row.id), eq(team.version, seen)))
  await gather(ctx, row.id, wanted.members)
  ctx.record({ event: 'team.changed', subject: subjectOf(row.id, wanted.name), changes })
  return {
    version: seen + 1,
    notify: [{ type: 'success', title: ctx.t('users_team_saved', { team: wanted.name }) }],
  }
})

export async function dissolveTeam(ctx: StaffContext, id: string): Promise<void> {
  const row = await findTeam(ctx, id, { hold: true })
  await ctx.db.delete(team).where(and(eq(team.workspaceId, ctx.workspace.id), eq(team.id, id)))
  ctx.record({ event: 'team.dissolved', subject: subjectOf(id, row.name) })
}

type TeamRow = typeof team.$inferSelect

async function findTeam(ctx: StaffContext, id: string, { hold = false } = {}): Promise<TeamRow> {
  const asked = ctx.db
    .select()
    .from(team)
    .where(and(eq(team.workspaceId, ctx.workspace.id), eq(team.id, id)))
  const [row] = await (hold ? asked.for('update') : asked)
  if (!row) throw notFound('users_team_not_found')
  return row
}

async function dataOf(ctx: StaffContext, { id, name, description }: TeamRow): Promise<TeamData> {
  const members = await ctx.db
    .select({ userId: teamMember.userId })
    .from(teamMember)
    .where(and(eq(teamMember.workspaceId, ctx.workspace.id), eq(teamMember.teamId, id)))
    .orderBy(teamMember.userId)
  return { name, description, members: members.map(({ userId }) => userId) }
}

/** Replaces the members of the team by exactly these. */
async function gather(ctx: StaffContext, teamId: string, members: readonly string[]): Promise<void> {
  const known = await ctx.db
    .select({ userId: staffUser.id })
    .from(staffUser)
    .where(and(peopleHere(ctx), inArray(staffUser.id, [...members])))
  if (known.length < new Set(members).size) throw fieldRefusal('members', 'users_not_found')
  await ctx.db
    .delete(teamMember)
    .where(and(eq(teamMember.workspaceId, ctx.workspace.id), eq(teamMember.teamId, teamId)))
  if (known.length === 0) return
  await ctx.db.insert(teamMember).values(known.map(({ userId }) => ({ workspaceId: ctx.workspace.id, teamId, userId })))
}

async function assertNameFree(ctx: StaffContext, name: string, id: string): Promise<void> {
  const [other] = await ctx.db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.workspaceId, ctx.workspace.id), sql`lower(${team.name}) = lower(${name})`, ne(team.id, id)))
  if (other) throw fieldRefusal('name', 'users_team_name_taken')
}

const subjectOf = (id: string, title: string) => ({ kind: 'team', id, title })
