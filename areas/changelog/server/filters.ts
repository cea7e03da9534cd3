// Filters of the change log, and the choices of those that are searched on the server.

import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { RemoteOption } from '#platform/contract/table.ts'
import {
  eventsThatOccurred,
  subjectKindIn,
  subjectsCalled,
  titlesOf,
  type NamedSubject,
} from '#platform/server/audit/audit-list.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import {
  checkboxFilter,
  dateFilter,
  listedFilter,
  remoteFilter,
  type ListFilter,
} from '#platform/server/table/filter.ts'
import { searchWords } from '#platform/server/table/search-words.ts'
import * as contract from '../contract/changelog.ts'
import { families, kindText, subjectKinds } from '../rules/subject-kinds.ts'
import { eventWords } from './entry-words.ts'
import { visibleTo } from './visible.ts'

const mostChoices = 20

/** All matches may be old: they are found by an index of their own, not by walking back from the newest entry. */
const apart = <Filter extends ListFilter>(filter: Filter): Filter => ({
  ...filter,
  conditionOf: (value) => {
    const condition = filter.conditionOf(value)
    return condition && { ...condition, liesApart: true }
  },
})

const person = apart(
  listedFilter({
    key: 'person',
    name: 'changelog_filter_person',
    isMain: true,
    where: `t.actor_kind = 'user' and t.actor_id = any(?)`,
    // An owner's login is known to those who see owners.
    choices: async (ctx) => {
      const isHere = and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.userType, 'melon'))
      const people = await ctx.db
        .select({ value: staffUser.id, first: staffUser.firstName, last: staffUser.lastName })
        .from(staffUser)
        .where(ctx.can('admin') ? isHere : and(isHere, ne(staffUser.role, 'owner')))
        .orderBy(asc(staffUser.firstName), asc(staffUser.lastName))
      return people.map(({ value, first, last }) => ({ value, displayName: `${first} ${last}` }))
    },
  }),
)

const actor = apart(
  checkboxFilter({
    key: 'actor',
    name: 'changelog_filter_actor',
    isAmong: 't.actor_kind = any(?)',
    choices: (['user', 'applicant', 'job', 'system'] as const).map((value) => ({
      value,
      name: `changelog_actor_${value}`,
    })),
  }),
)

const kinds = z.array(z.enum(Object.keys(subjectKinds)))

const kind: ListFilter = {
  key: 'kind',
  describe: (ctx) => ({
    key: 'kind',
    verbose_name: ctx.t('changelog_filter_kind'),
    mainFilters: true,
    type: 'checkbox',
    choices: visibleKinds(ctx),
  }),
  conditionOf(value) {
    const chosen = kinds.safeParse(value).data
    if (!chosen) return undefined
    if (chosen.length === 0) return null
    const exact = chosen.filter((one) => !families.includes(one))
    const whole = chosen.filter((one) => families.includes(one))
    const parts = [
      ...(exact.length > 0 ? [{ sql: 't.subject_kind = any(?)', value: exact }] : []),
      ...(whole.length > 0 ? [{ sql: subjectKindIn, value: whole }] : []),
    ]
    return {
      sql: `(${parts.map(({ sql }) => sql).join(' or ')})`,
      values: parts.map((part) => part.value),
      liesApart: true,
    }
  },
}

const visibleKinds = (ctx: StaffContext) =>
  Object.entries(subjectKinds)
    .filter(([, { permission }]) => ctx.can(permission))
    .map(([value]) => ({ value, displayName: ctx.t(kindText(value)) }))
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, ctx.language))

const eventName = z.array(z.string().regex(/^[a-z_]+\.[a-z_]+$/))

const event = {
  key: 'event',
  source: contract.findEvents.path,
  search: searchEvents,
  describe: (ctx: Context, chosen: unknown) => ({
    key: 'event',
    verbose_name: ctx.t('changelog_filter_event'),
    mainFilters: false,
    type: 'multiselect_remote' as const,
    source: contract.findEvents.path,
    choices: (eventName.safeParse(chosen).data ?? []).map((value) => ({ value, displayName: eventWords(ctx, value) })),
  }),
  conditionOf(value: unknown) {
    const chosen = eventName.safeParse(value).data
    if (!chosen) return undefined
    return chosen.length > 0 ? { sql: 't.event = any(?)', values: [chosen], liesApart: true } : null
  },
} satisfies ListFilter & { source: string; search: unknown }

/** Events that occurred and whose text contains all words. */
export async function searchEvents(ctx: StaffContext, search: string): Promise<RemoteOption[]> {
  const events = await eventsThatOccurred(ctx, { visible: visibleTo(ctx) })
  const words = searchWords(search).map((word) => word.toLocaleLowerCase(ctx.language))
  return events
    .map((value) => ({ value, displayName: eventWords(ctx, value) }))
    .filter(({ displayName }) => words.every((word) => displayName.toLocaleLowerCase(ctx.language).includes(word)))
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, ctx.language))
    .slice(0, mostChoices)
}

const record = apart(
  remoteFilter({
    key: 'record',
    name: 'changelog_filter_record',
    where: 't.subject_id = any(?)',
    source: contract.findChangedRecords.path,
    search: searchRecords,
    namesOf: async (ctx, ids) => {
      const titles = await titlesOf(ctx, ids, { visible: visibleTo(ctx) })
      return ids.map((id) => {
        const subject = titles.get(id)
        return { value: id, displayName: subject ? recordChoice(ctx, subject) : ctx.t('changelog_record_unknown') }
      })
    },
  }),
)

export async function searchRecords(ctx: StaffContext, search: string): Promise<RemoteOption[]> {
  const found = await subjectsCalled(ctx, search, { visible: visibleTo(ctx), most: mostChoices })
  return found.map((subject) => ({ value: subject.id, displayName: recordChoice(ctx, subject) }))
}

const recordChoice = (ctx: Context, { kind: of, title }: NamedSubject): string => `${ctx.t(kindText(of))} · ${title}`

const period = dateFilter({
  key: 'period',
  name: 'changelog_filter_period',
  isMain: true,
  column: 't.at',
  holds: 'moment',
})

export const changeLogFilters: readonly ListFilter[] = [person, kind, period, event, record, actor]
