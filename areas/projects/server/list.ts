// The list of projects (spec 2 §7).

import { defineTable, type StateTab } from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter, radioFilter, sliderFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import { buildingZones, propertyUses, transactionTypes } from '../rules/project-choices.ts'
import { projectPath } from '../rules/project-address.ts'
import { openStates, projectStates, projectStateText } from '../rules/project-state.ts'
import { deletion, setToSold } from './list-actions.ts'
import { projectColumns } from './list-columns.ts'
import { grossYieldSql, projectFields, type FoundProject } from './list-row.ts'
import * as contract from '../contract/list.ts'

const states: StateTab[] = [
  { value: 'all', name: 'table_all', isSum: true },
  ...projectStates.map((state) => ({ value: state, name: projectStateText(state), where: `t.state = '${state}'` })),
]

/** Reads an extension point, so the areas must be registered. */
export const projectsTable = () =>
  defineTable<FoundProject>({
    key: 'projects',
    isOpen: true,
    title: 'projects_title',
    from: 'b2b_project',
    select: projectFields(),
    columns: projectColumns,
    card: ['city', 'price', 'nboDate'],
    defaultSort: '-updatedAt',
    states: { key: 'state', choices: states },
    search: 't.search_text',
    filters: [
      checkboxFilter({
        key: 'propertyUses',
        name: 'projects_field_propertyUses',
        isMain: true,
        isAmong: 't.property_uses && ?::text[]',
        choices: propertyUses.map((value) => ({ value, name: `projects_use_${value}` })),
      }),
      radioFilter({
        key: 'transactionType',
        name: 'projects_field_transactionType',
        isMain: true,
        choices: transactionTypes.map((value) => ({
          value,
          name: `projects_transaction_${value}`,
          where: `t.transaction_type = '${value}'`,
        })),
      }),
      checkboxFilter({
        key: 'buildingZonesHarmonized',
        name: 'projects_field_buildingZonesHarmonized',
        isAmong: 't.building_zones && ?::text[]',
        choices: buildingZones.map((value) => ({ value, name: `projects_zone_${value}` })),
      }),
      sliderFilter({
        key: 'price',
        name: 'projects_field_price',
        column: 't.price / 100',
        range: { min: 0, max: 100_000_000, step: 1_000_000, unit: 'CHF' },
      }),
      sliderFilter({
        key: 'grossYield',
        name: 'projects_figure_gross_yield',
        column: `(${grossYieldSql} * 100)`,
        range: { min: 0, max: 10, step: 0.25, unit: '%' },
      }),
      dateFilter({ key: 'nboDate', name: 'projects_field_nboDate', column: 't.nbo_due', holds: 'day' }),
      dateFilter({ key: 'boDate', name: 'projects_field_boDate', column: 't.bo_due', holds: 'day' }),
    ],
    actions: [setToSold, deletion],
    createNew: { permission: 'object_write', choices: [{ key: 'create', name: 'projects_create' }] },
    titleOf: ({ title }) => title,
    marks: (found) => ({
      _progress_state: `project.${found.state}`,
      _project_state: found.state,
      _is_published: openStates.includes(found.state),
      _detail_column: { href: projectPath(found.id) },
    }),
  })

export const listProjects = tableHandler(contract.listProjects, { permission: 'permit' }, projectsTable)
export const changeProjects = bulkHandler(contract.changeProjects, { permission: 'permit' }, projectsTable)
