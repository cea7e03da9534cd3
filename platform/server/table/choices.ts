// Choices of a filter by things of the workspace, each by its id and a name that people know.

import type { StaffContext } from '../context.ts'
import { numbered, type Condition } from './filter.ts'
import { searchConditions } from './search-words.ts'

type Option = { value: string; displayName: string }

interface Things {
  /** Called `t` in the SQL beside it. */
  from: string
  /** Their name as SQL. */
  name: string
  /** A folded column, for searching. */
  search?: string
  where?: string
}

const mostFound = 20

export const searchChoices =
  (things: Things & { search: string }) =>
  (ctx: StaffContext, words: string): Promise<Option[]> =>
    choicesOf(ctx, things, { conditions: searchConditions(things.search, words), most: mostFound })

export const namesOfChoices =
  (things: Things) =>
  (ctx: StaffContext, ids: string[]): Promise<Option[]> =>
    choicesOf(ctx, things, { conditions: [{ sql: 't.id = any(?)', values: [ids] }], most: ids.length })

export const allChoices =
  (things: Things) =>
  (ctx: StaffContext): Promise<Option[]> =>
    choicesOf(ctx, things, { conditions: [], most: 500 })

async function choicesOf(
  ctx: StaffContext,
  { from, name, where }: Things,
  { conditions, most }: { conditions: readonly Condition[]; most: number },
): Promise<Option[]> {
  const fixed = ['t.workspace_id = $1', ...(where ? [where] : [])]
  const chosen = numbered(conditions, [ctx.workspace.id])
  const { rows } = await ctx.client.query<Option>(
    `select t.id as value, ${name} as "displayName" from ${from} t
     where ${[...fixed, ...chosen.sql].join(' and ')} order by folded(${name}), t.id limit ${most}`,
    chosen.values,
  )
  return rows
}
