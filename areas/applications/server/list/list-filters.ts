// Filters of the applications list, and the data source for the filter by wished object.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { languages } from '#platform/rules/project-type.ts'
import { allChoices, namesOfChoices, searchChoices } from '#platform/server/table/choices.ts'
import {
  checkboxFilter,
  dateFilter,
  listedFilter,
  radioFilter,
  remoteFilter,
  sliderFilter,
  toggleFilter,
  type Choice,
  type ListFilter,
} from '#platform/server/table/filter.ts'
import { wishedObjectChoices } from '../../contract/list.ts'
import { creditLights, grades } from '../../rules/application-state.ts'
import { likeness } from '../duplicates/duplicates-query.ts'
import { rangeOfFormPoints } from '../points/form-points.ts'
import { mostPointsToday } from '../points/point-rules.ts'

const buildingTable = getTableName(building)

const propertyObjectTable = getTableName(propertyObject)

const wishes = (condition: string, more = '') =>
  `exists (select from application_wish w ${more} where w.workspace_id = t.workspace_id and w.application_id = t.id and ${condition})`

const wishedRooms = wishes(
  'o.rooms = any(?::double precision[])',
  `join ${propertyObjectTable} o on o.workspace_id = w.workspace_id and o.id = w.object_id`,
)

const objects = {
  from: propertyObjectTable,
  name: `t.title || ' (' || t.reference_number || ')'`,
  search: 't.search_text',
  order: 't.sort_key',
}

const yesOrNo = (column: string) => [
  { value: 'yes', name: 'general_yes', where: column },
  { value: 'no', name: 'general_no', where: `not ${column}` },
]

/** The filter offers the options of the form field. */
function choicesOfForm(key: string): Choice[] {
  const field = fieldsOf(defaultForm, 'household').find((one) => one.key === key)
  return (field?.options ?? []).map(({ value, label }) => ({ value, name: formText(label, (key) => key, 'de') }))
}

const rooms = ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5', '5.5', '6']
const documents = ['none', 'partial', 'complete', 'expired']
const references = ['none', 'sent', 'reminder', 'answered', 'failed']

/** A second verdict is missing, in states that still allow a first one. */
const awaitsSecond = `t.progress_state in ('active.new', 'active.in_progress', 'active.evaluated', 'with_offer.declined')
  and t.overall_evaluation is not null and t.second_evaluation is null`

const nobodyWishes = `not exists (select from application_wish w where w.workspace_id = t.workspace_id and w.object_id = t.id)`

export const applicationFilters: readonly ListFilter[] = [
  listedFilter({
    key: 'building',
    name: 'applications_filter_building',
    isMain: true,
    where: wishes('w.building_id = any(?)'),
    choices: allChoices({ from: buildingTable, name: 't.title' }),
  }),
  remoteFilter({
    key: 'object',
    name: 'applications_filter_object',
    isMain: true,
    source: wishedObjectChoices,
    where: wishes('w.object_id = any(?)'),
    search: searchChoices({
      ...objects,
      unavailable: { where: nobodyWishes, text: 'applications_filter_object_nobody' },
    }),
    namesOf: namesOfChoices(objects),
  }),
  checkboxFilter({
    key: 'rooms',
    name: 'applications_filter_rooms',
    isMain: true,
    isAmong: wishedRooms,
    choices: rooms.map((value) => ({ value, name: value })),
  }),
  checkboxFilter({
    key: 'evaluation',
    name: 'applications_filter_evaluation',
    isAmong: 't.{grade} = any(?)',
    isNone: 't.{grade} is null',
    choices: [
      ...grades.map((value) => ({ value, name: value })),
      { value: 'none', name: 'general_not_graded', isNone: true },
    ],
  }),
  radioFilter({
    key: 'second_look',
    name: 'applications_filter_second_look',
    choices: [
      { value: 'given', name: 'applications_second_look_given', where: 't.second_evaluation is not null' },
      { value: 'awaited', name: 'applications_second_look_awaited', where: `(${awaitsSecond})` },
    ],
  }),
  checkboxFilter({
    key: 'second_evaluation',
    name: 'applications_filter_second_evaluation',
    isAmong: 't.second_evaluation = any(?)',
    choices: grades.map((value) => ({ value, name: value })),
  }),
  sliderFilter({
    key: 'points',
    name: 'applications_filter_points',
    column: 't.{points}',
    range: async (ctx) => ({ min: 0, max: Math.max(1, Math.ceil(await mostPointsToday(ctx))), step: 1 }),
  }),
  sliderFilter({
    key: 'form_points',
    name: 'applications_filter_form_points',
    column: 't.form_points',
    range: async (ctx) => {
      const { min, max } = (await rangeOfFormPoints(ctx)) ?? { min: 0, max: 0 }
      return { min: Math.min(0, min), max: Math.max(1, max), step: 1 }
    },
  }),
  radioFilter({
    key: 'duplicate',
    name: 'applications_filter_duplicate',
    choices: [
      { value: 'open', name: 'applications_duplicate_filter_open', where: likeness.open },
      { value: 'judged', name: 'applications_duplicate_filter_judged', where: likeness.judged },
      { value: 'none', name: 'applications_duplicate_filter_none', where: likeness.none },
    ],
  }),
  checkboxFilter({
    key: 'household_type',
    name: 'applications_filter_household_type',
    isAmong: 't.household_type = any(?)',
    choices: choicesOfForm('household_type'),
  }),
  sliderFilter({
    key: 'persons',
    name: 'applications_filter_persons',
    column: 't.persons',
    range: { min: 1, max: 10, step: 1 },
  }),
  sliderFilter({
    key: 'income',
    name: 'applications_filter_income',
    column: 't.income',
    range: { min: 0, max: 250_000, step: 10_000, unit: 'CHF' },
  }),
  checkboxFilter({
    key: 'documents',
    name: 'applications_filter_documents',
    isAmong: 't.documents = any(?)',
    choices: documents.map((value) => ({ value, name: `applications_documents_${value}` })),
  }),
  checkboxFilter({
    key: 'references',
    name: 'applications_filter_references',
    isAmong: 't."references" = any(?)',
    choices: references.map((value) => ({ value, name: `applications_references_${value}` })),
  }),
  checkboxFilter({
    key: 'credit',
    name: 'applications_filter_credit',
    // The first condition matches the partial index, since few applications have a credit check.
    isAmong: `t.credit <> 'none' and t.credit = any(?)`,
    isNone: `t.credit = 'none'`,
    choices: creditLights.map((value) =>
      value === 'none'
        ? { value, name: 'applications_credit_none', isNone: true }
        : { value, name: `enquiries_light_${value}` },
    ),
  }),
  radioFilter({ key: 'pets', name: 'applications_filter_pets', choices: yesOrNo('t.has_pets') }),
  radioFilter({ key: 'parking', name: 'applications_filter_parking', choices: yesOrNo('t.wants_parking') }),
  checkboxFilter({
    key: 'source',
    name: 'applications_filter_source',
    isAmong: 't.source = any(?)',
    choices: choicesOfForm('source'),
  }),
  dateFilter({
    key: 'move_in_wish',
    name: 'applications_filter_move_in_wish',
    column: 't.move_in_wish',
    holds: 'day',
    liesApart: true,
  }),
  dateFilter({
    key: 'offer_until',
    name: 'applications_filter_offer_until',
    column: 't.offer_until',
    holds: 'moment',
  }),
  dateFilter({ key: 'created', name: 'applications_filter_created', column: 't.created_at', holds: 'moment' }),
  toggleFilter({
    key: 'judged_too_soon',
    name: 'applications_filter_judged_too_soon',
    where: 't.answers_changed_at > t.judged_at',
  }),
  toggleFilter({
    key: 'to_release',
    name: 'applications_filter_to_release',
    where: `exists (select from assignment g
      where g.workspace_id = t.workspace_id and g.application_id = t.id and g.state = 'assigned')`,
  }),
  toggleFilter({ key: 'favourite', name: 'applications_filter_favourite', where: 't.overall_star' }),
  toggleFilter({ key: 'important', name: 'applications_filter_important', where: 't.is_marked_important' }),
  checkboxFilter({
    key: 'language',
    name: 'applications_filter_language',
    isAmong: 't.language = any(?)',
    choices: languages.map((value) => ({ value, name: `general_language_${value}` })),
  }),
]
