// Choices of a filter by records of the workspace: id and display name.

import type { RemoteOption } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { numbered, type Condition } from './filter.ts'
import { searchConditions } from './search-words.ts'

type Option = { value: string; displayName: string }

interface Things {
  /** Table of the records; its alias in the SQL is `t`. */
  from: string
  /** SQL of the display name. */
  name: string
  /** Folded column for the search. */
  search?: string
  where?: string
  /** SQL of the order; by name unless given. */
  order?: string
}

interface Found extends Option {
  isUnavailable?: boolean
}

/** Choices without results: shown disabled, with the reason. */
interface Unavailable {
  /** SQL condition. */
  where: string
  /** A text key. */
  text: string
}

const mostFound = 20

export const searchChoices =
  (things: Things & { search: string; unavailable?: Unavailable }) =>
  async (ctx: StaffContext, words: string): Promise<RemoteOption[]> => {
    const { search, unavailable } = things
    const found = await choicesOf(ctx, things, {
      conditions: searchConditions(search, words),
      most: mostFound,
      unavailable,
    })
    return found.map(({ isUnavailable, ...option }) =>
      isUnavailable && unavailable
        ? { ...option, readonly: { value: true, unavailable_tooltip: ctx.t(unavailable.text) } }
        : option,
    )
  }

export const namesOfChoices =
  (things: Things) =>
  (ctx: StaffContext, ids: string[]): Promise<Option[]> =>
    choicesOf(ctx, things, { conditions: [{ sql: 't.id = any(?)', values: [ids] }], most: ids.length })

export const allChoices =
  (things: Things) =>
  (ctx: StaffContext): Promise<Option[]> =>
    choicesOf(ctx, things, { conditions: [], most: 500 })

interface Asked {
  conditions: readonly Condition[]
  most: number
  unavailable?: Unavailable | undefined
}

async function choicesOf(
  ctx: StaffContext,
  { from, name, where, order = `folded(${name})` }: Things,
  { conditions, most, unavailable }: Asked,
): Promise<Found[]> {
  const fixed = ['t.workspace_id = $1', ...(where ? [where] : [])]
  const chosen = numbered(conditions, [ctx.workspace.id])
  const flag = unavailable ? `, ${unavailable.where} as "isUnavailable"` : ''
  const { rows } = await ctx.client.query<Found>(
    `select t.id as value, ${name} as "displayName"${flag} from ${from} t
     where ${[...fixed, ...chosen.sql].join(' and ')} order by ${order}, t.id limit ${most}`,
    chosen.values,
  )
  return rows
}
