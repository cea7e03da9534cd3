// Updates the contact of an application when the adult it refers to changes.

import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { contactFollowing, type Contact, type Person } from '../../rules/contact-person.ts'
import { changeApplication, type ApplicationRow } from '../details/application-row.ts'
import { adult } from '../tables.ts'

type AdultRow = typeof adult.$inferSelect

interface Corrected {
  /** Adult before the correction. */
  row: AdultRow
  after: Person
}

/** Requires the application to be locked. Returns the fields of the contact that changed with the adult. */
export async function takeContactAlong(
  ctx: Context,
  application: ApplicationRow,
  { row, after }: Corrected,
): Promise<Partial<Contact>> {
  const others = await ctx.db
    .select({ firstName: adult.firstName, lastName: adult.lastName })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, application.id), ne(adult.id, row.id)))
  const before = { name: nameOf(row), email: row.email, phone: row.phone }
  const fields = contactFollowing(application, { before, after, otherNames: others.map(nameOf) })
  if (Object.keys(fields).length > 0) await changeApplication(ctx, application, fields)
  return fields
}

const nameOf = ({ firstName, lastName }: Pick<AdultRow, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`
