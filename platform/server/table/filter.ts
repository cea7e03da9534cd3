// The filters of a list: their description for the client, and the SQL condition of a chosen value.

import { z } from 'zod'
import type { Filter, FilterValues, RemoteOption } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'

export type FilterValue = FilterValues[string]
type Option = { value: string; displayName: string }

/**
 * SQL with a question mark per value, replaced by numbered parameters. The SQL never contains chosen values, so that
 * statements are reused.
 */
export interface Condition {
  sql: string
  values: readonly unknown[]
  /** The matches may all be at the end of the list's order, for instance days in a list sorted by another day. */
  liesApart?: boolean
}

/** Replaces each question mark by `$n`, counting from the existing values. */
export function numbered(conditions: readonly Condition[], before: readonly unknown[]) {
  const values = [...before]
  const sql = conditions.map((condition) => {
    let place = values.length
    values.push(...condition.values)
    return condition.sql.replace(/\?/g, () => `$${++place}`)
  })
  return { sql, values }
}

export interface ListFilter {
  key: string
  /** Description for the web; `chosen` is the value in the current query. */
  describe(ctx: StaffContext, chosen: FilterValue | undefined): Promise<Filter> | Filter
  /** Null if the value restricts nothing; undefined if it is not valid for this filter. */
  conditionOf(value: FilterValue): Condition | null | undefined
}

interface Named {
  key: string
  /** A text key. */
  name: string
  /** Shown in the toolbar; the other filters are behind the filter button. */
  isMain?: boolean
}

const base = ({ key, name, isMain }: Named, ctx: StaffContext) => ({
  key,
  verbose_name: ctx.t(name),
  mainFilters: isMain ?? false,
})

export interface Choice {
  value: string
  name: string
  /** True for the choice that matches rows without a value. */
  isNone?: boolean
}

/**
 * Matches any of several values; `isAmong` is SQL with one question mark for their array, `isNone` matches rows
 * without a value.
 */
export function checkboxFilter(
  filter: Named & { isAmong: string; isNone?: string; choices: readonly Choice[] },
): ListFilter {
  const none = filter.choices.find((choice) => choice.isNone)?.value
  const known = z.array(z.enum(filter.choices.map((choice) => choice.value)))
  return {
    key: filter.key,
    describe: (ctx) => ({ ...base(filter, ctx), type: 'checkbox', choices: namesOf(filter.choices, ctx) }),
    conditionOf(value) {
      const chosen = known.safeParse(value).data
      if (!chosen) return undefined
      if (chosen.length === 0) return null
      const orNone = none !== undefined && chosen.includes(none) ? ` or ${filter.isNone}` : ''
      return { sql: `(${filter.isAmong}${orNone})`, values: [chosen] }
    },
  }
}

/** A choice between a few options, each with its SQL condition. */
export function radioFilter(filter: Named & { choices: readonly (Choice & { where: string })[] }): ListFilter {
  const one = z.tuple([z.string()])
  return {
    key: filter.key,
    describe: (ctx) => ({ ...base(filter, ctx), type: 'radio', choices: namesOf(filter.choices, ctx) }),
    conditionOf(value) {
      if (Array.isArray(value) && value.length === 0) return null
      const chosen = one.safeParse(value).data?.[0]
      const choice = filter.choices.find((candidate) => candidate.value === chosen)
      return choice && { sql: choice.where, values: [] }
    },
  }
}

interface FilterById extends Named {
  /** SQL with one question mark for the array of ids. */
  where: string
}

/** Filter by records few enough for a list of checkboxes, such as buildings. */
export function listedFilter(filter: FilterById & { choices(ctx: StaffContext): Promise<Option[]> }): ListFilter {
  return {
    key: filter.key,
    describe: async (ctx) => ({ ...base(filter, ctx), type: 'checkbox', choices: await filter.choices(ctx) }),
    conditionOf: (value) => idCondition(filter.where, value),
  }
}

export interface RemoteFilter extends ListFilter {
  source: string
  search(ctx: StaffContext, words: string): Promise<RemoteOption[]>
}

export const isRemote = (filter: ListFilter): filter is RemoteFilter => 'source' in filter

/** Filter by records too many to list: searched at `source`, the path of a `choicesEndpoint`. */
export function remoteFilter(
  filter: FilterById & {
    source: string
    search: RemoteFilter['search']
    /** Returns the names of the ids in the list's URL. */
    namesOf(ctx: StaffContext, ids: string[]): Promise<Option[]>
  },
): RemoteFilter {
  return {
    key: filter.key,
    source: filter.source,
    search: filter.search,
    async describe(ctx, chosen) {
      const ids = idList.safeParse(chosen).data ?? []
      const choices = ids.length > 0 ? await filter.namesOf(ctx, ids) : []
      return { ...base(filter, ctx), type: 'multiselect_remote', source: filter.source, choices }
    },
    conditionOf: (value) => idCondition(filter.where, value),
  }
}

interface Range {
  min: number
  max: number
  step: number
  unit?: string
}

/**
 * A number between two ends; an end at its bound is open, so both at their bounds narrow nothing (spec 1 §5). Where the
 * bounds differ from workspace to workspace the browser leaves an open end out.
 */
export function sliderFilter(
  filter: Named & { column: string; range: Range | ((ctx: StaffContext) => Promise<Range>) },
): ListFilter {
  const { column, range } = filter
  const bounds = typeof range === 'function' ? { min: -Infinity, max: Infinity } : range
  const ends = z.object({ min: z.number().optional(), max: z.number().optional() }).strict()
  return {
    key: filter.key,
    async describe(ctx) {
      const { min, max, step, unit } = typeof range === 'function' ? await range(ctx) : range
      return { ...base(filter, ctx), type: 'slider', min, max, step, ...(unit && { unit }) }
    },
    conditionOf(value) {
      const chosen = ends.safeParse(value).data
      if (!chosen) return undefined
      return both([
        chosen.min !== undefined && chosen.min > bounds.min && { sql: `${column} >= ?`, values: [chosen.min] },
        chosen.max !== undefined && chosen.max < bounds.max && { sql: `${column} <= ?`, values: [chosen.max] },
      ])
    },
  }
}

/** Filter by a range of days, both ends included; an instant counts as its Swiss calendar day. */
export function dateFilter(
  filter: Named & { column: string; holds: 'day' | 'moment'; liesApart?: boolean },
): ListFilter {
  const range = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }).strict()
  const { column } = filter
  const begin = filter.holds === 'day' ? '?::date' : `(?::date)::timestamp at time zone 'Europe/Zurich'`
  const end = filter.holds === 'day' ? '?::date + 1' : `(?::date + 1)::timestamp at time zone 'Europe/Zurich'`
  return {
    key: filter.key,
    describe: (ctx) => ({ ...base(filter, ctx), type: 'date' }),
    conditionOf(value) {
      const chosen = range.safeParse(value).data
      if (!chosen) return undefined
      const days = both([
        chosen.from !== undefined && { sql: `${column} >= ${begin}`, values: [chosen.from] },
        chosen.to !== undefined && { sql: `${column} < ${end}`, values: [chosen.to] },
      ])
      return days && { ...days, liesApart: filter.liesApart ?? false }
    },
  }
}

export function toggleFilter(filter: Named & { where: string }): ListFilter {
  return {
    key: filter.key,
    describe: (ctx) => ({ ...base(filter, ctx), type: 'toggle' }),
    conditionOf(value) {
      if (typeof value !== 'boolean') return undefined
      return value ? { sql: filter.where, values: [] } : null
    },
  }
}

const namesOf = (choices: readonly Choice[], ctx: StaffContext) =>
  choices.map(({ value, name }) => ({ value, displayName: ctx.t(name) }))

const idList = z.array(z.uuid())

function idCondition(where: string, value: FilterValue): Condition | null | undefined {
  const ids = idList.safeParse(value).data
  if (!ids) return undefined
  return ids.length > 0 ? { sql: where, values: [ids] } : null
}

function both(conditions: (Condition | false)[]): Condition | null {
  const given = conditions.filter((condition) => condition !== false)
  if (given.length === 0) return null
  return {
    sql: given.map((condition) => condition.sql).join(' and '),
    values: given.flatMap((condition) => condition.values),
  }
}
