// Columns of the object lists; kinds without rooms have no rooms column.

import type { ListColumn } from '#platform/server/table/declaration.ts'
import { missingForAdvert } from '../../rules/advert-needs.ts'
import { stateTextOf, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import type { FoundObject } from './list-row.ts'
import { francs } from '../details/object-row.ts'

type Column = ListColumn<FoundObject>

const title: Column = {
  key: 'title',
  title: 'objects_column_title',
  cell: 'text',
  fixed: true,
  sort: { sql: 't.sort_key' },
  value: ({ id, title }) => ({ value: title, href: `/objects/${id}` }),
}

const whereabouts: Column[] = [
  {
    key: 'reference_number',
    title: 'objects_column_reference_number',
    cell: 'text',
    sort: { sql: 't.reference_number' },
    value: ({ referenceNumber }) => referenceNumber,
  },
  {
    key: 'building',
    title: 'objects_column_building',
    cell: 'text',
    visible: false,
    value: ({ building, buildingId }) => ({ value: building, panel: { key: 'BuildingEdit', id: buildingId } }),
  },
  { key: 'city', title: 'objects_column_city', cell: 'text', value: ({ city }) => city },
  { key: 'owner', title: 'objects_field_owner', cell: 'text', visible: false, value: ({ owner }) => owner },
]

const rooms: Column = {
  key: 'rooms',
  title: 'objects_column_rooms',
  cell: 'number',
  sort: { sql: 't.rooms' },
  value: (found) => found.rooms,
}

const area: Column = {
  key: 'area',
  title: 'objects_column_area',
  cell: 'number',
  sort: { sql: 't.area' },
  value: (found) => found.area,
}

const floor: Column = {
  key: 'floor',
  title: 'objects_column_floor',
  cell: 'text',
  visible: false,
  sort: { sql: 't.floor_number' },
  value: (found) => found.floor,
}

const type: Column = {
  key: 'object_type',
  title: 'objects_column_object_type',
  cell: 'text',
  value: ({ objectType }, ctx) => ctx.t(`objects_type_${objectType}`),
}

const money: Column[] = [
  {
    key: 'price',
    title: 'objects_column_price',
    cell: 'money',
    tooltip: 'objects_column_price_tooltip',
    sort: { sql: 'coalesce(t.gross_rent, t.selling_price)' },
    value: ({ price }) => francs(price),
  },
  {
    key: 'net_rent',
    title: 'objects_column_net_rent',
    cell: 'money',
    visible: false,
    value: ({ netRent }) => francs(netRent),
  },
  {
    key: 'ancillary_cost',
    title: 'objects_column_ancillary_cost',
    cell: 'money',
    visible: false,
    value: ({ ancillaryCost }) => francs(ancillaryCost),
  },
  {
    key: 'deposit',
    title: 'objects_column_deposit',
    cell: 'money',
    visible: false,
    value: ({ deposit }) => francs(deposit),
  },
]

const state: Column = {
  key: 'state',
  title: 'objects_column_state',
  cell: 'state',
  value: (found, ctx) => ({ value: found.nextState ?? found.progressState, displayName: ctx.t(stateTextOf(found)) }),
}

const standing: Column[] = [
  {
    key: 'move_in_date',
    title: 'objects_column_move_in_date',
    cell: 'date',
    sort: { sql: 't.move_in_date' },
    value: ({ moveInDate }) => moveInDate,
  },
]

const publication: Column[] = [
  {
    key: 'published',
    title: 'objects_column_published',
    cell: 'boolean',
    textAlign: 'center',
    value: ({ isPublished }) => isPublished,
  },
  {
    key: 'application_url',
    title: 'objects_column_application_url',
    cell: 'text',
    textAlign: 'center',
    tooltip: 'objects_column_application_url_tooltip',
    value: ({ id, isPublished, lettingState }, ctx) =>
      isPublished && lettingState === 'available'
        ? {
            value: ctx.t('objects_application_form'),
            href: `/form/application/new?uuids=${id}&lang=${ctx.language}`,
          }
        : null,
  },
]

/** Whether the object has what portals need; the area `marketing` adds the state at each portal. */
const readiness = (kind: ObjectKind): Column => ({
  key: 'ready_for_publishing',
  title: 'objects_column_ready_for_publishing',
  cell: 'links',
  textAlign: 'center',
  visible: false,
  tooltip: 'objects_column_ready_for_publishing_tooltip',
  value: (found, ctx) => {
    const missing = missingForAdvert({ ...found, kind })
    if (missing.length === 0) return [{ value: ctx.t('objects_advert_ready') }]
    const tooltip = missing.map((need) => ctx.t(`objects_advert_need_${need}`)).join(', ')
    return [
      {
        value: ctx.t(missing.length === 1 ? 'objects_advert_missing_one' : 'objects_advert_missing', {
          count: missing.length,
        }),
        tooltip,
      },
    ]
  },
})

const detail: Column = { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['detail'] }

const measures: Record<ObjectKind, readonly Column[]> = {
  apartment: [rooms, area, floor],
  parkingspace: [type],
  other: [type, area, floor],
  craft: [type, area, floor],
  plot: [area],
}

/** Columns relevant for decisions come first; the address is already part of the title. */
export const columnsOf = (kind: ObjectKind): readonly Column[] => [
  title,
  state,
  ...measures[kind],
  ...money,
  ...standing,
  ...whereabouts,
  ...publication,
  readiness(kind),
  detail,
]
