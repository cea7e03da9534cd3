// Filters of the object lists; rooms and floors only for kinds that have them.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyOwner } from '#areas/owners/server/public.ts'
import { allChoices } from '#platform/server/table/choices.ts'
import {
  checkboxFilter,
  dateFilter,
  listedFilter,
  radioFilter,
  sliderFilter,
  type ListFilter,
} from '#platform/server/table/filter.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

const buildingTable = getTableName(building)

const buildingFilter = listedFilter({
  key: 'building',
  name: 'objects_filter_building',
  isMain: true,
  where: 't.building_id = any(?)',
  choices: allChoices({ from: buildingTable, name: 't.title' }),
})

const ownerFilter = listedFilter({
  key: 'owner',
  name: 'objects_field_owner',
  where: 't.owner_id = any(?)',
  choices: allChoices({ from: getTableName(propertyOwner), name: 't.name' }),
})

const rooms = checkboxFilter({
  key: 'rooms',
  name: 'objects_filter_rooms',
  isMain: true,
  isAmong: 't.rooms::text = any(?)',
  choices: ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5', '5.5', '6'].map((value) => ({ value, name: value })),
})

const floor = sliderFilter({
  key: 'floor',
  name: 'objects_filter_floor',
  column: 't.floor_number',
  range: { min: -1, max: 12, step: 1 },
})

/** Francs; null for objects to let. */
const price = sliderFilter({
  key: 'price',
  name: 'objects_filter_price',
  column: 't.selling_price / 100',
  range: { min: 0, max: 10_000_000, step: 10_000, unit: 'CHF' },
})

/** Francs per month; null for objects for sale. */
const rent = (max: number, step: number) =>
  sliderFilter({
    key: 'rent',
    name: 'objects_filter_rent',
    isMain: true,
    column: 't.gross_rent / 100',
    range: { min: 0, max, step, unit: 'CHF' },
  })

const area = (max: number, step: number) =>
  sliderFilter({
    key: 'area',
    name: 'objects_filter_area',
    column: 't.area',
    range: { min: 0, max, step, unit: 'm²' },
  })

const common: readonly ListFilter[] = [
  dateFilter({ key: 'move_in', name: 'objects_filter_move_in', column: 't.move_in_date', holds: 'day' }),
  radioFilter({
    key: 'published',
    name: 'objects_filter_published',
    choices: [
      { value: 'yes', name: 'general_yes', where: 't.is_published' },
      { value: 'no', name: 'general_no', where: 'not t.is_published' },
    ],
  }),
]

/** Yes, no or unknown. */
const answered = (key: string, name: string, column: string) =>
  checkboxFilter({
    key,
    name,
    isAmong: `(case when ${column} then 'yes' when not ${column} then 'no' else 'unknown' end) = any(?)`,
    choices: [
      { value: 'yes', name: 'general_yes' },
      { value: 'no', name: 'general_no' },
      { value: 'unknown', name: 'general_no_answer' },
    ],
  })

const hasPicture = `exists (select from stored_file f
  where f.workspace_id = t.workspace_id and f.owner_kind = 'object' and f.owner_id = t.id and f.category = 'image')`

/** Gaps in the advert of a published object. */
const publishedWithout = checkboxFilter({
  key: 'published_without',
  name: 'objects_filter_published_without',
  isAmong: `(t.is_published and array[
    case when not ${hasPicture} then 'picture' end,
    case when coalesce(t.gross_rent, t.selling_price) is null then 'price' end] && ?::text[])`,
  choices: [
    { value: 'picture', name: 'objects_filter_without_picture' },
    { value: 'price', name: 'objects_filter_without_price' },
  ],
})

/** Last day of a reservation without an application. */
const reservedUntil = dateFilter({
  key: 'reserved_until',
  name: 'objects_filter_reserved_until',
  column: `(select r.until from object_reservation r
    where r.workspace_id = t.workspace_id and r.object_id = t.id and r.ended_at is null)`,
  holds: 'day',
})

const rules: readonly ListFilter[] = [
  answered('dogs', 'objects_field_allowsDogs', 't.allows_dogs'),
  answered('cats', 'objects_field_allowsCats', 't.allows_cats'),
  answered('subsidized', 'objects_field_isSubsidized', 't.is_subsidized'),
]

const measures: Record<ObjectKind, readonly ListFilter[]> = {
  apartment: [rooms, rent(5000, 50), price, area(250, 5), floor, ...rules],
  parkingspace: [rent(500, 10), price],
  other: [rent(1000, 10), price, area(200, 1)],
  craft: [rent(20_000, 100), price, area(2000, 10), floor],
  plot: [price, area(20_000, 100)],
}

export const filtersOf = (kind: ObjectKind): readonly ListFilter[] => [
  buildingFilter,
  ...measures[kind],
  ...common,
  ownerFilter,
  publishedWithout,
  reservedUntil,
]
