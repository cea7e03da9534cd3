// Rows of higher areas that refer to an object, and therefore prevent that its state is changed or that it is deleted.

import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { Ties } from '../../rules/object-can.ts'

/** Each entry is SQL after `from`: a table with its condition, in which the object has the alias `t`. */
type RowSources = readonly string[]

export interface ObjectTies {
  /** Rows of a household that lives in the object or is about to move in. */
  holds?: RowSources
  /** Rows that prevent the deletion of the object, with the reason as a text key. The first reason found is shown. */
  keeps?: readonly { reason: string; rows: RowSources }[]
}

export const tiesOnObjects = extensionPoint<ObjectTies>('objects.ties')

/**
 * Whether there is a row, looked up for the one object by its index. An `exists` may be answered by reading the whole table into
 * a hash instead, which the planner prefers for the fifty rows of a page and which takes ten times as long.
 */
const thereIs = (rows: string) => `coalesce((select true from ${rows} limit 1), false)`

const anyOf = (sources: RowSources) => (sources.length === 0 ? 'false' : sources.map(thereIs).join(' or '))

/** SQL of both fields for an object `t`. Reads an extension point, so the areas must be registered. */
export function tiesSql(): Record<keyof Ties, string> {
  const ties = tiesOnObjects.all()
  const reasons = ties.flatMap(({ keeps = [] }) => keeps)
  const whens = reasons.map(({ reason, rows }) => `when ${anyOf(rows)} then '${reason}'`)
  return {
    isHeld: `(${anyOf(ties.flatMap(({ holds = [] }) => holds))})`,
    keptBecause: whens.length === 0 ? 'null' : `case ${whens.join('\n  ')} end`,
  }
}

export async function tiesOf(ctx: Context, objectId: string): Promise<Ties> {
  const { isHeld, keptBecause } = tiesSql()
  const { rows } = await ctx.client.query<Ties>(
    `select ${isHeld} as "isHeld", ${keptBecause} as "keptBecause" from property_object t
      where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, objectId],
  )
  return rows[0] ?? { isHeld: false, keptBecause: null }
}
