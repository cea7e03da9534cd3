// Counts who stands before a request in the line of those who look for something similar.

import { getTableName } from 'drizzle-orm'
import { readProcessField } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { placeRange, type PlaceRange } from '../../rules/place-in-line.ts'
import { showsPlace } from '../process-fields.ts'
import type { RequestRow } from '../request-row.ts'
import { waitlistRequest } from '../tables.ts'

/** Accepted requests with a common kind and overlapping numbers of rooms; $5 and $6 are the ends, null if open. */
const line = `
select count(*)::int as length,
  (count(*) filter (where (r.priority, r.waits_since, r.id) < ($2::int, $3::timestamptz, $4::uuid)))::int as ahead
from ${getTableName(waitlistRequest)} r
where r.workspace_id = $1 and r.progress_state = 'waitlist.accepted' and r.kinds && $7::text[]
  and coalesce(r.rooms_from, 0) <= coalesce($6::float8, 100) and coalesce(r.rooms_to, 100) >= coalesce($5::float8, 0)`

export interface PlaceInLine extends PlaceRange {
  /** People who look for something similar, this one included. */
  length: number
}

/** Null if the project does not show places, or the request is not in line. */
export async function placeInLine(ctx: Context, row: RequestRow): Promise<PlaceInLine | null> {
  if (row.progressState !== 'waitlist.accepted' || !row.waitsSince) return null
  if (!(await readProcessField(ctx, showsPlace))) return null
  const { rows } = await ctx.client.query<{ length: number; ahead: number }>(line, [
    ctx.workspace.id,
    row.priority,
    row.waitsSince,
    row.id,
    row.roomsFrom,
    row.roomsTo,
    row.kinds,
  ])
  const [found] = rows
  return found ? { ...placeRange(found.ahead + 1, found.length), length: found.length } : null
}
