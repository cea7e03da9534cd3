// Adds the filter by origin to the list of applications, which the map opens.

import { getTableName } from 'drizzle-orm'
import { z } from 'zod'
import { adult } from '#areas/applications/server/public.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import type { ListFilter } from '#platform/server/table/filter.ts'
import { cityOf, postcodesOf } from '../rules/origin.ts'
import { originFilter, originName, origins, postcodeFilter } from '../rules/origins.ts'

const chosenOrigins = z.array(z.enum(origins))

/** Same meaning as `originOf`, for the first adult; households without one are of unknown origin. */
const comesFrom = `coalesce((select case
    when coalesce(p.answers->>'country', '') not in ('', 'CH') then ?::boolean
    when trim(p.answers->>'postcode') = any(?::text[]) then true
    when trim(p.answers->>'postcode') = any(?::text[]) then false
    else ?::boolean end
  from ${getTableName(adult)} p where p.workspace_id = t.workspace_id and p.application_id = t.id
  order by p.position, p.id limit 1), ?::boolean)`

const chosenPostcodes = z.array(z.string().regex(/^\d{4}$/))

/** The first adult lives in Switzerland, in one of these postcodes. */
const livesIn = `coalesce((select coalesce(p.answers->>'country', '') in ('', 'CH') and trim(p.answers->>'postcode') = any(?::text[])
  from ${getTableName(adult)} p where p.workspace_id = t.workspace_id and p.application_id = t.id
  order by p.position, p.id limit 1), false)`

/** Offers only what the map has chosen: there are thousands of postcodes. */
const byPostcode: ListFilter = {
  key: postcodeFilter,
  describe: (ctx, chosen) => ({
    key: postcodeFilter,
    verbose_name: ctx.t('maps_origin_postcode'),
    mainFilters: false,
    type: 'checkbox',
    choices: (chosenPostcodes.safeParse(chosen).data ?? []).map((value) => ({
      value,
      displayName: [value, cityOf(value)].filter(Boolean).join(' '),
    })),
  }),
  conditionOf(value) {
    const chosen = chosenPostcodes.safeParse(value).data
    if (!chosen) return undefined
    return chosen.length > 0 ? { sql: livesIn, values: [chosen] } : null
  },
}

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

export const applicationsByOrigin = listAddition({
  lists: ['applications'],
  filters: [{ filter }, { filter: byPostcode }],
})
