// Counts the data that is deleted together with an object or prevents its deletion.

import type { Context } from '#platform/server/context.ts'
import { objectClaims, type HangingClaims } from './claims.ts'

export interface Hanging extends HangingClaims {
  id: string
  files: number
}

const nothing: HangingClaims = { wishes: 0, offers: 0, lettings: 0 }

export async function countHanging(ctx: Context, ids: readonly string[]): Promise<Hanging[]> {
  const claims = await objectClaims().countHanging(ctx, ids)
  const { rows } = await ctx.client.query<{ id: string; files: number }>(
    `select t.id,
        (select count(*)::int from stored_file x where x.workspace_id = t.workspace_id and x.owner_kind = 'object'
          and x.owner_id = t.id) as files
      from property_object t where t.workspace_id = $1 and t.id = any($2)`,
    [ctx.workspace.id, [...ids]],
  )
  return rows.map(({ id, files }) => ({ id, ...(claims.get(id) ?? nothing), files }))
}
