// Reads the kept sums under some filters. One statement per kind of record, by the primary key of analytics_day; cached
// until the sums are counted anew, so that the dashboard of a large workspace costs one look-up.

import type { Context } from '#platform/server/context.ts'
import type { FigureFilters, FiguresAge } from '../../contract/figures.ts'
import { allBuildings } from '../counting/count-records.ts'

export const countNames = ['records', 'invited', 'viewed', 'applied', 'offered', 'refused', 'contracted'] as const
export type Counts = Record<(typeof countNames)[number], number>

/** `deleted` is a part of `all`. */
export interface Sums {
  all: Counts
  deleted: Counts
}

export interface DaySum {
  day: string
  records: number
  deleted: number
}

export type RecordKind = 'application' | 'interested'

export interface KeptCounts {
  /** By facet, then by value. */
  application: ReadonlyMap<string, ReadonlyMap<string, Sums>>
  interested: ReadonlyMap<string, ReadonlyMap<string, Sums>>
  /** Applications per day, oldest first. */
  days: readonly DaySum[]
}

const facetsRead: Record<RecordKind, readonly string[]> = {
  application: [
    'all',
    'source',
    'portal',
    'language',
    'household',
    'age',
    'income',
    'loss',
    'offer',
    'days_to_offer',
    'days_to_contract',
  ],
  interested: ['all', 'source', 'loss', 'days_to_viewing', 'days_to_application'],
}

export const noCounts: Counts = {
  records: 0,
  invited: 0,
  viewed: 0,
  applied: 0,
  offered: 0,
  refused: 0,
  contracted: 0,
}
export const noSums: Sums = { all: noCounts, deleted: noCounts }

export const sumsOf = (counts: KeptCounts, kind: RecordKind, facet: string): ReadonlyMap<string, Sums> =>
  counts[kind].get(facet) ?? new Map<string, Sums>()

export const totalOf = (counts: KeptCounts, kind: RecordKind): Sums => sumsOf(counts, kind, 'all').get('') ?? noSums

/** Conditions on analytics_day; the parameters are those of `valuesOf`. */
export const filtered = `workspace_id = $1 and record_kind = $2 and facet = any($3) and building_id = any($4::uuid[])
  and day between coalesce($5::date, '-infinity') and coalesce($6::date, 'infinity')
  and ($7::text[] is null or object_kind = any($7)) and ($8::text[] is null or state = any($8))`

/** Null for a filter that does not narrow. */
export const orNull = <Item>(items: readonly Item[]) => (items.length > 0 ? [...items] : null)

/** States are those of applications and do not narrow interested people. */
export const valuesOf = (ctx: Context, kind: RecordKind, facets: readonly string[], filters: FigureFilters) => [
  ctx.workspace.id,
  kind,
  [...facets],
  filters.buildings.length > 0 ? filters.buildings : [allBuildings],
  filters.from,
  filters.to,
  orNull(filters.objectKinds),
  kind === 'application' ? orNull(filters.states) : null,
]

/** Ordered, so that groups of one size keep their places. */
const bySum = `select facet, value, is_deleted, ${countNames.map((name) => `sum(${name})::integer as ${name}`).join(', ')}
  from analytics_day where ${filtered} group by 1, 2, 3 order by 1, 2, 3`

const byDay = `select day, sum(records)::integer as records,
  coalesce(sum(records) filter (where is_deleted), 0)::integer as deleted
  from analytics_day where ${filtered} group by day having sum(records) <> 0 order by day`

interface FoundSum extends Counts {
  facet: string
  value: string
  is_deleted: boolean
}

async function readSums(ctx: Context, kind: RecordKind, filters: FigureFilters) {
  const { rows } = await ctx.client.query<FoundSum>(bySum, valuesOf(ctx, kind, facetsRead[kind], filters))
  const sums = new Map<string, Map<string, Sums>>()
  for (const { facet, value, is_deleted, ...counts } of rows) {
    const byValue = sums.get(facet) ?? new Map<string, Sums>()
    const before = byValue.get(value) ?? noSums
    byValue.set(value, {
      all: added(before.all, counts),
      deleted: is_deleted ? added(before.deleted, counts) : before.deleted,
    })
    sums.set(facet, byValue)
  }
  return sums
}

const added = (one: Counts, other: Counts): Counts => ({
  records: one.records + other.records,
  invited: one.invited + other.invited,
  viewed: one.viewed + other.viewed,
  applied: one.applied + other.applied,
  offered: one.offered + other.offered,
  refused: one.refused + other.refused,
  contracted: one.contracted + other.contracted,
})

export async function readAge(ctx: Context): Promise<FiguresAge> {
  const { rows } = await ctx.client.query<{ counted_at: Date | null; is_behind: boolean }>(
    `select p.counted_at, p.counted_at is null or coalesce(h.sequence, 0) > p.audit_sequence as is_behind
     from (select $1::uuid as id) w
     left join analytics_progress p on p.workspace_id = w.id left join audit_head h on h.workspace_id = w.id`,
    [ctx.workspace.id],
  )
  const [found] = rows
  return { countedAt: found?.counted_at?.toISOString() ?? null, isBehind: found?.is_behind ?? true }
}

/**
 * LRU cache of this process, oldest use first. Keys contain the time of the count, so entries of earlier counts are
 * evicted unused.
 */
const cache = new Map<string, KeptCounts>()
const mostCached = 200

export async function readCounts(ctx: Context, filters: FigureFilters, age: FiguresAge): Promise<KeptCounts> {
  const key = JSON.stringify([ctx.workspace.id, age.countedAt, filters])
  const known = cache.get(key)
  cache.delete(key)
  const counts = known ?? (await countsOf(ctx, filters))
  cache.set(key, counts)
  const [oldest] = cache.keys()
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest)
  return counts
}

async function countsOf(ctx: Context, filters: FigureFilters): Promise<KeptCounts> {
  const { rows: days } = await ctx.client.query<DaySum>(byDay, valuesOf(ctx, 'application', ['all'], filters))
  return {
    application: await readSums(ctx, 'application', filters),
    interested: await readSums(ctx, 'interested', filters),
    days,
  }
}
