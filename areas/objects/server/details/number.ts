// The reference number of an object; numbers that differ only in case are duplicates within a workspace.

import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { numberKey } from '../../rules/number-key.ts'
import { propertyObject } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/create.ts'

export const askNumber = handler(contract.askNumber, { permission: 'object_write' }, async (ctx, { query }) => {
  return { isFree: !(await isTaken(ctx, query.reference_number)) }
})

/** `own` is the object whose current number is ignored. */
export async function assertNumberFree(ctx: Context, referenceNumber: string, own?: string): Promise<void> {
  await lockNumbers(ctx)
  if (await isTaken(ctx, referenceNumber, own)) {
    throw fieldRefusal('reference_number', 'objects_reference_number_taken')
  }
}

/** Serializes changes of numbers in a workspace, so that two concurrent requests cannot use the same number. */
export async function lockNumbers(ctx: Context): Promise<void> {
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 255))', [ctx.workspace.id])
}

export const numbered = (ctx: Context, numbers: readonly string[]) =>
  and(
    eq(propertyObject.workspaceId, ctx.workspace.id),
    sql`lower(${propertyObject.referenceNumber}) = any(${sql.param([...new Set(numbers.map(numberKey))])}::text[])`,
  )

async function isTaken(ctx: Context, referenceNumber: string, own?: string): Promise<boolean> {
  const others = own === undefined ? undefined : ne(propertyObject.id, own)
  const [taken] = await ctx.db
    .select({ id: propertyObject.id })
    .from(propertyObject)
    .where(and(numbered(ctx, [referenceNumber]), others))
    .limit(1)
  return taken !== undefined
}
