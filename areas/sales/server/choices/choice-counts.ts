// Counts buyers per option: those who may still choose, and those whose choice is known.

import type { Context } from '#platform/server/context.ts'
import { buyerChoices } from './buyer-choices.ts'

type Counts = { open: number; known: number }

export async function countChoices(ctx: Context): Promise<(optionId: string) => Counts> {
  const { rows } = await ctx.client.query<Counts & { optionId: string }>(
    `select t.option_id as "optionId", count(*) filter (where t.state = 'open')::int as open,
       count(*) filter (where t.state <> 'open')::int as known
     from ${buyerChoices} t where t.workspace_id = $1 group by t.option_id`,
    [ctx.workspace.id],
  )
  const counts = new Map(rows.map(({ optionId, open, known }) => [optionId, { open, known }]))
  return (optionId) => counts.get(optionId) ?? { open: 0, known: 0 }
}
