// Finds and locks an application of this workspace.

import { and, eq } from 'drizzle-orm'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { application } from '../tables.ts'

export type ApplicationRow = typeof application.$inferSelect

export const thisApplication = (ctx: Context, id: string) =>
  and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id))

export async function findApplication(ctx: Context, id: string): Promise<ApplicationRow> {
  const [row] = await ctx.db.select().from(application).where(thisApplication(ctx, id))
  if (!row) throw notFound('applications_not_found')
  return row
}

/**
 * Held until the end of the transaction: of two actions on one application, the second sees what the first has done. Refused
 * for one whose people have been forgotten.
 */
export async function lockApplication(ctx: Context, id: string): Promise<ApplicationRow> {
  const row = await lockEvenForgotten(ctx, id)
  assertAllowed(applicationCan.beWrittenTo(row))
  return row
}

/** For operations that only remove data: anonymising and deleting. */
export async function lockEvenForgotten(ctx: Context, id: string): Promise<ApplicationRow> {
  const [row] = await ctx.db.select().from(application).where(thisApplication(ctx, id)).for('update')
  if (!row) throw notFound('applications_not_found')
  return row
}

type Fields = Partial<Omit<typeof application.$inferInsert, 'workspaceId' | 'id' | 'version' | 'lastActivityAt'>>

/** Requires a row lock. Each change increments the version. */
export async function changeApplication(ctx: Context, row: ApplicationRow, fields: Fields): Promise<number> {
  const version = row.version + 1
  const [changed] = await ctx.db
    .update(application)
    .set({ ...fields, version, lastActivityAt: ctx.now })
    .where(
      and(
        thisApplication(ctx, row.id),
        eq(application.version, row.version),
        eq(application.progressState, row.progressState),
      ),
    )
    .returning({ version: application.version })
  if (!changed) throw notFound('applications_not_found')
  return changed.version
}

/** Title in the audit and in lists. */
export const titleOf = (row: Pick<ApplicationRow, 'number' | 'contactName'>): string =>
  `${row.number} ${row.contactName}`

/** A request by mailed link has no user name; uses the contact name of its application. */
export const whoActs = (ctx: Context, row: ApplicationRow): Actor =>
  ctx.actor.kind === 'applicant' ? { ...ctx.actor, name: row.contactName } : ctx.actor

export const subjectOf = (row: ApplicationRow) => ({ kind: 'application', id: row.id, title: titleOf(row) })
