// Filters of the lists of lower areas, so that a figure opens exactly the records that it counts. They use the same SQL
// as the counting job.

import { getTableName } from 'drizzle-orm'
import { z } from 'zod'
import {
  applicationStates,
  applicationStateText,
  deactivationReasons,
  offerStates,
} from '#areas/applications/rules/application-state.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { building } from '#areas/buildings/server/public.ts'
import { leaveReasons } from '#areas/interested-people/rules/person-state.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { listAddition, type ListAddition } from '#platform/server/table/additions.ts'
import { allChoices, namesOfChoices } from '#platform/server/table/choices.ts'
import {
  checkboxFilter,
  listedFilter,
  radioFilter,
  toggleFilter,
  type ListFilter,
} from '#platform/server/table/filter.ts'
import { ageBands, incomeBands, keysOf, unknown } from '../rules/bands.ts'
import { filterKeys } from '../rules/filter-keys.ts'
import { firstWishOfApplication, firstWishOfPerson } from './counting/first-wish.ts'
import {
  ageBand,
  applicationConditions,
  incomeBand,
  latestOffer,
  lossOfApplication,
  lossOfPerson,
  personConditions,
  portal,
} from './counting/record-conditions.ts'
import { formValues } from './figures/group-figures.ts'
import { isVacant } from './figures/vacancy-figure.ts'

const buildings = getTableName(building)
const portals = formValues('platform')
const objects = getTableName(propertyObject)

const byFirstWish = (wish: string): ListFilter[] => [
  listedFilter({
    key: filterKeys.building,
    name: 'analytics_filter_first_building',
    where: `(select wish.building_id from ${wish} wish) = any(?)`,
    choices: allChoices({ from: buildings, name: 't.title' }),
  }),
  checkboxFilter({
    key: filterKeys.kind,
    name: 'analytics_filter_first_kind',
    isAmong: `(select wish.kind from ${wish} wish) = any(?)`,
    choices: objectKinds.map((value) => ({ value, name: `objects_title_${value}` })),
  }),
]

const namesOfObjects = namesOfChoices({ from: objects, name: 't.title', search: 't.search_text', order: 't.sort_key' })
const ids = z.array(z.uuid())

/** Shows only the objects of the query: a figure sets it, and the list has a filter for any wish. */
const firstObject: ListFilter = {
  key: filterKeys.object,
  async describe(ctx, chosen) {
    const known = ids.safeParse(chosen).data ?? []
    const choices = known.length > 0 ? await namesOfObjects(ctx, known) : []
    return {
      key: filterKeys.object,
      verbose_name: ctx.t('analytics_filter_first_object'),
      mainFilters: false,
      type: 'checkbox',
      choices,
    }
  },
  conditionOf(value) {
    const chosen = ids.safeParse(value).data
    if (!chosen) return undefined
    const sql = `(select wish.object_id from ${firstWishOfApplication} wish) = any(?)`
    return chosen.length > 0 ? { sql, values: [chosen] } : null
  },
}

const bands = (key: string, prefix: string, of: typeof ageBands, sql: string) =>
  checkboxFilter({
    key,
    name: `analytics_filter_${key}`,
    isAmong: `${sql} = any(?)`,
    choices: keysOf(of).map((value) => ({
      value,
      name: value === unknown ? 'analytics_unknown' : `analytics_${prefix}_${value}`,
    })),
  })

const steps = (conditions: Readonly<Record<string, string>>) =>
  radioFilter({
    key: filterKeys.step,
    name: 'analytics_filter_reached_step',
    choices: Object.entries(conditions).map(([value, where]) => ({ value, name: `analytics_reached_${value}`, where })),
  })

const ofApplications: readonly ListFilter[] = [
  checkboxFilter({
    key: filterKeys.states,
    name: 'analytics_filter_states',
    isAmong: 't.progress_state = any(?)',
    choices: applicationStates.map((value) => ({ value, name: applicationStateText(value) })),
  }),
  ...byFirstWish(firstWishOfApplication),
  firstObject,
  bands(filterKeys.age, 'age', ageBands, ageBand),
  bands(filterKeys.income, 'income', incomeBands, incomeBand),
  checkboxFilter({
    key: filterKeys.offer,
    name: 'analytics_filter_latest_offer',
    isAmong: `${latestOffer} = any(?)`,
    choices: offerStates.map((value) => ({ value, name: `analytics_offer_${value}` })),
  }),
  checkboxFilter({
    key: filterKeys.loss,
    name: 'analytics_filter_loss_reason',
    isAmong: `t.progress_state = 'inactive' and ${lossOfApplication} = any(?)`,
    choices: deactivationReasons.map((value) => ({ value, name: `analytics_loss_${value}` })),
  }),
  checkboxFilter({
    key: filterKeys.portal,
    name: 'analytics_filter_portal',
    isAmong: `${portal} = any(?)`,
    choices: [...portals, unknown].map((value) => ({
      value,
      name: value === unknown ? 'analytics_unknown' : `application_form_option_platform_${value}`,
    })),
  }),
  steps(applicationConditions),
]

const ofPeople: readonly ListFilter[] = [
  ...byFirstWish(firstWishOfPerson),
  checkboxFilter({
    key: filterKeys.loss,
    name: 'analytics_filter_loss_reason',
    isAmong: `t.progress_state = 'inactive' and ${lossOfPerson} = any(?)`,
    choices: leaveReasons.map((value) => ({ value, name: `interested_people_leave_${value}` })),
  }),
  steps(personConditions),
]

const swissToday = `(now() at time zone 'Europe/Zurich')::date`

const ofObjects: readonly ListFilter[] = [
  toggleFilter({ key: filterKeys.vacant, name: 'analytics_filter_vacant', where: isVacant(swissToday) }),
]

/** A project that sells has no offers and no vacancy; these filters would never find a row. */
const ofLetting: readonly string[] = [filterKeys.offer, filterKeys.vacant]

const addition = (lists: readonly string[], filters: readonly ListFilter[]): ListAddition =>
  listAddition({
    lists,
    filters: filters.map((filter) => ({ filter })),
    leavesOut(ctx: StaffContext) {
      if (!ctx.can('analytics_read')) return filters.map(({ key }) => key)
      return isSelling(ctx.workspace.projectType) ? ofLetting : []
    },
  })

export const additionsForFigures: readonly ListAddition[] = [
  addition(['applications'], ofApplications),
  addition(['interested-people'], ofPeople),
  addition(objectKinds.map(objectListKey), ofObjects),
]
