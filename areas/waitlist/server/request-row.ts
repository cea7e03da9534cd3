// Finds a request of this workspace for reading or for changing.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { waitlistRequest } from './tables.ts'

export type RequestRow = typeof waitlistRequest.$inferSelect

export const thisRequest = (ctx: Context, id: string) =>
  and(eq(waitlistRequest.workspaceId, ctx.workspace.id), eq(waitlistRequest.id, id))

export async function findRequest(ctx: Context, id: string): Promise<RequestRow> {
  const [row] = await ctx.db.select().from(waitlistRequest).where(thisRequest(ctx, id))
  if (!row) throw notFound('waitlist_not_found')
  return row
}

/** Row lock until the end of the transaction, so that concurrent actions on a request run one after the other. */
export async function lockRequest(ctx: Context, id: string): Promise<RequestRow> {
  const [row] = await ctx.db.select().from(waitlistRequest).where(thisRequest(ctx, id)).for('update')
  if (!row) throw notFound('waitlist_not_found')
  return row
}

type Fields = Partial<Omit<typeof waitlistRequest.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires a row lock. Each change increments the version. */
export async function changeRequest(ctx: Context, row: RequestRow, fields: Fields): Promise<number> {
  const [changed] = await ctx.db
    .update(waitlistRequest)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(
      and(
        thisRequest(ctx, row.id),
        eq(waitlistRequest.version, row.version),
        eq(waitlistRequest.progressState, row.progressState),
      ),
    )
    .returning({ version: waitlistRequest.version })
  if (!changed) throw notFound('waitlist_not_found')
  return changed.version
}

type Named = Pick<RequestRow, 'id' | 'number' | 'contactName'>

export const titleOf = ({ number, contactName }: Pick<Named, 'number' | 'contactName'>): string =>
  `${number} ${contactName}`

export const subjectOf = (row: Named) => ({ kind: 'waitlist_request', id: row.id, title: titleOf(row) })

/** Search text of number, name, address and phone in both spellings; folded by the database, like search input. */
export async function refreshSearchText(ctx: Context, id: string): Promise<void> {
  await ctx.client.query(
    `update waitlist_request set search_text = folded(concat_ws(' ', number, contact_name, contact_email,
        regexp_replace(contact_phone, '\\D', '', 'g'),
        regexp_replace(regexp_replace(contact_phone, '^\\+41', '0'), '\\D', '', 'g')))
      where workspace_id = $1 and id = $2`,
    [ctx.workspace.id, id],
  )
}

export async function nextNumber(ctx: Context): Promise<number> {
  const { rows } = await ctx.client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'waitlist', 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [ctx.workspace.id],
  )
  return Number(rows[0]?.last)
}
