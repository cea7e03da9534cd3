// Jobs that keep the sums of analytics. `catch-up` counts the records of new audit entries; `compare` runs each night
// through all records, so that a change without an audit entry is counted too. Both work in portions, each in its own
// transaction, and enqueue themselves until they are done.

import { getTableName } from 'drizzle-orm'
import { z } from 'zod'
import { application } from '#areas/applications/server/public.ts'
import { interestedPerson } from '#areas/interested-people/server/public.ts'
import { auditHead, changedSubjects } from '#platform/server/audit/changed-subjects.ts'
import type { Context } from '#platform/server/context.ts'
import { countRecords } from './count-records.ts'
import { touchedRecords } from './touched-records.ts'

const applications = getTableName(application)
const people = getTableName(interestedPerson)

export const catchUpJob = 'catch-up-analytics'
export const compareJob = 'compare-analytics'

/** Keeps a transaction short: about two seconds at this size. */
const portion = 5000

interface Progress {
  audit_sequence: number
  counted_at: Date | null
}

/** Locks the progress until the commit. Returns the last counted audit entry; null before the first full comparison. */
async function lockProgress(ctx: Context): Promise<number | null> {
  await ctx.client.query('insert into analytics_progress (workspace_id) values ($1) on conflict do nothing', [
    ctx.workspace.id,
  ])
  const { rows } = await ctx.client.query<Progress>(
    'select audit_sequence, counted_at from analytics_progress where workspace_id = $1 for update',
    [ctx.workspace.id],
  )
  const [row] = rows
  return row?.counted_at ? row.audit_sequence : null
}

export async function catchUp(ctx: Context): Promise<void> {
  const counted = await lockProgress(ctx)
  if (counted === null) return compare(ctx, {})
  const { through, ids } = await changedSubjects(ctx, { after: counted, most: portion })
  await countRecords(ctx, await touchedRecords(ctx, ids))
  await ctx.client.query('update analytics_progress set audit_sequence = $2, counted_at = $3 where workspace_id = $1', [
    ctx.workspace.id,
    through,
    ctx.now,
  ])
  if (through > counted) await ctx.enqueue(catchUpJob, {})
}

const comparing = z.object({ after: z.uuid().optional(), head: z.number().optional() })

/** Ids of records and of facts, in one order, so that facts whose record is gone are found too. */
const nextIds = `
select id from (
  (select id from ${applications} where workspace_id = $1 and id > $2 order by id limit $3)
  union (select id from ${people} where workspace_id = $1 and id > $2 order by id limit $3)
  union (select record_id from analytics_fact where workspace_id = $1 and record_kind = 'application' and record_id > $2 order by record_id limit $3)
  union (select record_id from analytics_fact where workspace_id = $1 and record_kind = 'interested' and record_id > $2 order by record_id limit $3)
) ids order by id limit $3`

export async function compare(ctx: Context, data: unknown): Promise<void> {
  const { after = '00000000-0000-0000-0000-000000000000', head = await auditHead(ctx) } = comparing.parse(data)
  const counted = await lockProgress(ctx)
  const { rows } = await ctx.client.query<{ id: string }>(nextIds, [ctx.workspace.id, after, portion])
  const ids = rows.map(({ id }) => id)
  await countRecords(ctx, ids)
  const last = ids.at(-1)
  if (last !== undefined && ids.length === portion) return ctx.enqueue(compareJob, { after: last, head })
  // Entries written since the beginning are counted by the next catch-up.
  await ctx.client.query(
    `update analytics_progress set audit_sequence = greatest(audit_sequence, $2), counted_at = coalesce(counted_at, $3), compared_at = $3
     where workspace_id = $1`,
    [ctx.workspace.id, counted ?? head, ctx.now],
  )
  await ctx.client.query(
    `delete from analytics_day where workspace_id = $1
     and (records, invited, viewed, applied, offered, refused, contracted) = (0, 0, 0, 0, 0, 0, 0)`,
    [ctx.workspace.id],
  )
  await ctx.client.query('delete from analytics_object where workspace_id = $1 and records = 0', [ctx.workspace.id])
  await ctx.enqueue(catchUpJob, {})
}
