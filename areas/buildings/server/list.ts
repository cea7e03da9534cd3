// The list of buildings and its bulk actions.

import { AppError } from '#platform/server/app-error.ts'
import { defineTable, type BulkAction, type FoundRow } from '#platform/server/table/declaration.ts'
import { checkboxFilter, sliderFilter } from '#platform/server/table/filter.ts'
import { changeBuilding, lockBuilding, subjectOf } from './building-row.ts'
import { removeBuilding, tellPictures } from './remove.ts'
import { buildingUnits } from './units.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../contract/buildings.ts'

interface FoundBuilding extends FoundRow {
  title: string
  place: string
  canton: string
  colony: string | null
  district: string | null
  egid: string | null
  constructionYear: number | null
  owner: string | null
  hasLift: boolean | null
  isActive: boolean
  objects: number
}

const setActive = (isActive: boolean): BulkAction<FoundBuilding> => ({
  key: isActive ? 'activate' : 'deactivate',
  name: isActive ? 'buildings_activate' : 'buildings_deactivate',
  permission: 'object_write',
  icon: isActive ? 'activate' : 'deactivate',
  flag: isActive ? '_bulk_activate_available' : '_bulk_deactivate_available',
  ...(!isActive && {
    reasons: ['sold', 'demolished', 'handed_over', 'other'].map((value) => ({
      value,
      name: `buildings_reason_${value}`,
    })),
  }),
  obstacle: (found) =>
    found.isActive === isActive ? { key: isActive ? 'buildings_already_active' : 'buildings_already_inactive' } : null,
  async perform(ctx, { id }, option) {
    const row = await lockBuilding(ctx, id)
    // A building cannot be deactivated while a household lives in it or is about to move in.
    if (!isActive && (await buildingUnits().hasHeld(ctx, id))) throw new AppError('buildings_has_held_objects')
    await changeBuilding(ctx, row, { isActive })
    ctx.record({
      event: isActive ? 'building.activated' : 'building.deactivated',
      subject: subjectOf(row),
      ...(option && { cause: option.name }),
    })
  },
})

const removal: BulkAction<FoundBuilding> = {
  key: 'delete',
  name: 'buildings_delete',
  permission: 'object_write',
  icon: 'trash',
  danger: true,
  flag: '_bulk_delete_available',
  bringsAlong: tellPictures,
  obstacle: ({ objects }) => (objects === 0 ? null : { key: 'buildings_has_objects', values: { count: objects } }),
  perform: async (ctx, { id }) => void (await removeBuilding(ctx, id)),
}

/** Reads an extension point, so the areas must be registered. */
const buildingsTable = () =>
  defineTable<FoundBuilding>({
    key: 'buildings',
    isOpen: true,
    title: 'buildings_title',
    from: 'building',
    select: {
      id: 't.id',
      title: 't.title',
      place: `t.postal_code || ' ' || t.city`,
      canton: 't.canton',
      colony: 't.colony',
      constructionYear: 't.construction_year',
      district: 't.district',
      egid: 't.egid',
      owner: 't.owner_name',
      hasLift: 't.has_lift',
      isActive: 't.is_active',
      objects: buildingUnits().countSql('t'),
    },
    columns: [
      {
        key: 'title',
        title: 'buildings_column_title',
        cell: 'text',
        fixed: true,
        sort: { sql: 't.title' },
        value: ({ id, title }) => ({ value: title, href: `/objects/buildings/${id}` }),
      },
      { key: 'place', title: 'buildings_column_place', cell: 'text', value: ({ place }) => place },
      { key: 'canton', title: 'buildings_column_canton', cell: 'text', visible: false, value: ({ canton }) => canton },
      { key: 'colony', title: 'buildings_column_colony', cell: 'text', value: ({ colony }) => colony },
      {
        key: 'district',
        title: 'buildings_field_district',
        cell: 'text',
        visible: false,
        value: ({ district }) => district,
      },
      { key: 'egid', title: 'buildings_field_egid', cell: 'text', visible: false, value: ({ egid }) => egid },
      {
        key: 'year',
        title: 'buildings_column_year',
        cell: 'text',
        textAlign: 'right',
        value: ({ constructionYear }) => constructionYear && String(constructionYear),
      },
      {
        key: 'lift',
        title: 'buildings_column_lift',
        cell: 'text',
        textAlign: 'center',
        value: ({ hasLift }, ctx) => (hasLift === null ? null : ctx.t(hasLift ? 'general_yes' : 'general_no')),
      },
      { key: 'owner', title: 'buildings_column_owner', cell: 'text', value: ({ owner }) => owner },
      { key: 'objects', title: 'buildings_column_objects', cell: 'number', value: ({ objects }) => objects },
      {
        key: 'state',
        title: 'buildings_column_state',
        cell: 'state',
        value: ({ isActive }, ctx) => ({
          value: isActive ? 'active' : 'inactive',
          displayName: ctx.t(isActive ? 'state_active' : 'state_inactive'),
        }),
      },
    ],
    card: ['place', 'objects'],
    defaultSort: 'title',
    states: {
      key: 'state',
      choices: [
        { value: 'active', name: 'state_active', where: 't.is_active' },
        { value: 'inactive', name: 'state_inactive', where: 'not t.is_active' },
        { value: 'all', name: 'table_all' },
      ],
    },
    search: `folded(t.title || ' ' || t.postal_code || ' ' || t.city || ' ' || coalesce(t.colony, '') || ' ' || coalesce(t.owner_name, ''))`,
    filters: [
      checkboxFilter({
        key: 'lift',
        name: 'buildings_column_lift',
        isMain: true,
        isAmong: `(case when t.has_lift then 'yes' when not t.has_lift then 'no' else 'unknown' end) = any(?)`,
        choices: [
          { value: 'yes', name: 'general_yes' },
          { value: 'no', name: 'general_no' },
          { value: 'unknown', name: 'general_no_answer' },
        ],
      }),
      sliderFilter({
        key: 'year',
        name: 'buildings_column_year',
        isMain: true,
        column: 't.construction_year',
        range: { min: 1900, max: 2030, step: 5 },
      }),
    ],
    actions: [setActive(true), setActive(false), removal],
    createNew: { permission: 'object_write', choices: [{ key: 'create', name: 'buildings_new' }] },
    titleOf: ({ title }) => title,
    marks: ({ isActive }) => ({ _progress_state: isActive ? 'active' : 'inactive' }),
  })

export const listBuildings = tableHandler(contract.listBuildings, { permission: 'object_read' }, buildingsTable)

export const changeBuildings = bulkHandler(contract.changeBuildings, { permission: 'object_read' }, buildingsTable)
