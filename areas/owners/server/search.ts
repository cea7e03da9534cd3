// Owners by words of their name, for the choice of an owner in a form.

import { searchConditions } from '#platform/server/table/search-words.ts'
import { numbered } from '#platform/server/table/filter.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/owners.ts'

const mostFound = 20

export const searchOwners = handler(
  contract.searchOwners,
  { permission: ['object_read', 'reporting_read'] },
  async (ctx, { query }) => {
    const matching = numbered(searchConditions('folded(t.name)', query.search), [ctx.workspace.id])
    const { rows } = await ctx.client.query<{ id: string; name: string }>(
      `select t.id, t.name from property_owner t where ${['t.workspace_id = $1', ...matching.sql].join(' and ')}
        order by folded(t.name), t.id limit ${mostFound}`,
      matching.values,
    )
    return { owners: rows }
  },
)
