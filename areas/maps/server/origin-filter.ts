// Adds the filter by origin to the list of applications, which the map opens.

import { getTableName } from 'drizzle-orm'
import { z } from 'zod'
import { adult } from '#areas/applications/server/public.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { ListFilter } from '#platform/server/table/filter.ts'
import { postcodesOf } from '../rules/origin.ts'
import { originFilter, originName, origins } from '../rules/origins.ts'

const chosenOrigins = z.array(z.enum(origins))

/** Same meaning as `originOf`, for the first adult; households without one are of unknown origin. */
const comesFrom = `coalesce((select case
    when coalesce(p.answers->>'country', '') not in ('', 'CH') then ?::boolean
    when trim(p.answers->>'postcode') = any(?::text[]) then true
    when trim(p.answers->>'postcode') = any(?::text[]) then false
    else ?::boolean end
  from ${getTableName(adult)} p where p.workspace_id = t.workspace_id and p.application_id = t.id
  order by p.position, p.id limit 1), ?::boolean)`

const filter: ListFilter = {
  key: originFilter,
  describe: (ctx) => ({
    key: originFilter,
    verbose_name: ctx.t('maps_origin'),
    mainFilters: false,
    type: 'checkbox',
    choices: origins.map((value) => ({
      value,
      displayName: ctx.t(originName(value)),
    })),
  }),
  conditionOf(value) {
    const chosen = chosenOrigins.safeParse(value).data
    if (!chosen) return undefined
    if (chosen.length === 0) return null
    const isUnknown = chosen.includes('unknown')
    const values = [chosen.includes('abroad'), postcodesOf(chosen), postcodesOf(origins), isUnknown, isUnknown]
    return { sql: comesFrom, values }
  },
}

export const applicationsByOrigin = listAddition({ lists: ['applications'], filters: [{ filter }] })
