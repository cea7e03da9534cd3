// Queries of staff accounts for sign-in, and their names for the audit.

import { and, eq, or, sql } from 'drizzle-orm'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'

export type StaffUser = typeof staffUser.$inferSelect

const staffHere = (ctx: Context) => and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.userType, 'melon'))
const emailIs = (address: string) => sql`lower(${staffUser.email}) = ${address.toLowerCase()}`

/** Finds by e-mail address or user name; an address takes precedence if a user name looks like one. */
export async function lookPersonFor(ctx: Context, name: string): Promise<StaffUser | null> {
  const hasThatName = sql`lower(${staffUser.username}) = ${name.toLowerCase()}`
  const found = await ctx.db
    .select()
    .from(staffUser)
    .where(and(staffHere(ctx), or(emailIs(name), hasThatName)))
  return found.find(({ email }) => email.toLowerCase() === name.toLowerCase()) ?? found[0] ?? null
}

export async function lookPersonByEmail(ctx: Context, address: string): Promise<StaffUser | null> {
  const [person] = await ctx.db
    .select()
    .from(staffUser)
    .where(and(staffHere(ctx), emailIs(address)))
  return person ?? null
}

export async function lookPersonBySubject(ctx: Context, subject: string): Promise<StaffUser | null> {
  const [person] = await ctx.db
    .select()
    .from(staffUser)
    .where(and(staffHere(ctx), eq(staffUser.ssoSubject, subject)))
  return person ?? null
}

export async function lookPersonById(ctx: Context, id: string): Promise<StaffUser | null> {
  const [person] = await ctx.db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, id)))
  return person ?? null
}

export const isThisPerson = (person: StaffUser) =>
  and(eq(staffUser.workspaceId, person.workspaceId), eq(staffUser.id, person.id))

const nameOf = (person: StaffUser) => `${person.firstName} ${person.lastName}`

/** The person as actor, for actions of a user who was not signed in when the request began. */
export const actorOf = (person: StaffUser): Actor => ({ kind: 'user', id: person.id, name: nameOf(person) })

export const subjectOf = (person: StaffUser) => ({ kind: 'user', id: person.id, title: nameOf(person) })
