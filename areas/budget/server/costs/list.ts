// The cost plan: costs below their categories, with sums.

import { defineTable, type ListColumn, type StateTab } from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter, listedFilter, remoteFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import { costObjectChoices } from '../../contract/costs.ts'
import * as contract from '../../contract/costs.ts'
import { costPanel } from '../../rules/budget-address.ts'
import { costStates, costStateText, costStateTone } from '../../rules/cost-state.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { listPeriods } from '../periods.ts'
import { categoryChoices } from './category-row.ts'
import { headingsByCategory } from './headings.ts'
import { costBulkActions } from './list-actions.ts'
import { costFields, costJoin, type FoundCost } from './list-row.ts'
import { namesOfObjects, searchObjects } from './objects.ts'

const columns: readonly ListColumn<FoundCost>[] = [
  {
    key: 'title',
    title: 'budget_field_title',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.title collate "de-x-icu"' },
    value: ({ id, title }) => ({ value: title, panel: { key: costPanel, id } }),
  },
  {
    key: 'supplier',
    title: 'budget_field_supplier',
    cell: 'text',
    sort: { sql: 't.supplier collate "de-x-icu"' },
    value: ({ supplier }) => supplier,
  },
  {
    key: 'date',
    title: 'budget_field_date',
    cell: 'date',
    sort: { sql: 't.cost_date' },
    value: ({ date }) => date,
  },
  {
    key: 'planned',
    title: 'budget_column_planned',
    cell: 'money',
    tooltip: 'budget_column_gross_tooltip',
    sort: { sql: 't.planned_gross' },
    value: ({ plannedGross }) => francsOf(plannedGross),
  },
  {
    key: 'actual',
    title: 'budget_column_actual',
    cell: 'money',
    tooltip: 'budget_column_gross_tooltip',
    sort: { sql: 't.actual_gross' },
    value: ({ actualGross }) => (actualGross === null ? null : francsOf(actualGross)),
  },
  {
    key: 'amount',
    title: 'budget_column_amount',
    cell: 'money',
    tooltip: 'budget_column_amount_tooltip',
    visible: false,
    sort: { sql: 't.gross' },
    value: ({ gross }) => francsOf(gross),
  },
  {
    key: 'state',
    title: 'budget_column_state',
    cell: 'state',
    value: ({ state }, ctx) => ({ value: costStateTone(state), displayName: ctx.t(costStateText(state)) }),
  },
  {
    key: 'object',
    title: 'budget_field_object',
    cell: 'text',
    value: ({ objectId, object }, ctx) =>
      object && { value: object, ...(ctx.can('object_read') && { href: `/objects/${objectId}` }) },
  },
  {
    key: 'receipts',
    title: 'budget_column_receipts',
    cell: 'number',
    value: ({ receipts }) => receipts,
  },
  {
    key: 'paid_on',
    title: 'budget_field_paid_on',
    cell: 'date',
    visible: false,
    sort: { sql: 't.paid_on' },
    value: ({ paidOn }) => paidOn,
  },
  {
    key: 'vat',
    title: 'budget_field_vat',
    cell: 'text',
    visible: false,
    value: ({ vatKind, vatRate }, ctx) =>
      vatKind === 'none' ? ctx.t('budget_vat_none') : ctx.t('budget_vat_percent', { rate: vatRate / 100 }),
  },
  {
    key: 'platform',
    title: 'budget_field_platform',
    cell: 'text',
    visible: false,
    value: ({ platform }) => platform,
  },
  {
    key: 'reference',
    title: 'budget_field_reference',
    cell: 'text',
    visible: false,
    value: ({ reference }) => reference,
  },
  { key: 'note', title: 'budget_field_note', cell: 'text', visible: false, value: ({ note }) => note },
  {
    key: 'category',
    title: 'budget_field_category',
    cell: 'text',
    visible: false,
    value: ({ category }) => category,
  },
  {
    key: 'number',
    title: 'budget_column_number',
    cell: 'number',
    visible: false,
    sort: { sql: 't.number' },
    value: ({ number }) => number,
  },
]

const states: StateTab[] = [
  { value: 'all', name: 'table_all', isSum: true },
  ...costStates.map((state) => ({ value: state, name: costStateText(state), where: `t.state = '${state}'` })),
]

export const costsTable = defineTable<FoundCost>({
  key: 'reporting-costs',
  title: 'budget_costs_title',
  from: 'budget_cost',
  select: costFields,
  join: costJoin,
  columns,
  card: ['supplier', 'planned', 'actual', 'date'],
  defaultSort: 'date',
  headings: headingsByCategory,
  states: { key: 'state', choices: states },
  search: 't.search_text',
  filters: [
    listedFilter({
      key: 'category',
      name: 'budget_field_category',
      isMain: true,
      where: 't.category_id = any(?)',
      choices: categoryChoices,
    }),
    listedFilter({
      key: 'period',
      name: 'budget_filter_period',
      isMain: true,
      where: `exists (select from budget_period p where p.workspace_id = t.workspace_id and p.id = any(?)
        and t.cost_date between p.starts_on and p.ends_on)`,
      choices: async (ctx) => (await listPeriods(ctx)).map(({ id, name }) => ({ value: id, displayName: name })),
    }),
    remoteFilter({
      key: 'object',
      name: 'budget_field_object',
      source: costObjectChoices,
      where: 't.object_id = any(?)',
      search: searchObjects,
      namesOf: namesOfObjects,
    }),
    dateFilter({ key: 'date', name: 'budget_field_date', column: 't.cost_date', holds: 'day' }),
    checkboxFilter({
      key: 'progress',
      name: 'budget_column_state',
      isAmong: 't.state = any(?)',
      choices: costStates.map((value) => ({ value, name: costStateText(value) })),
    }),
  ],
  marks: ({ state }) => ({
    _progress_state: state,
  }),
  actions: costBulkActions,
  createNew: { permission: 'budget_write', choices: [{ key: 'cost', name: 'budget_new_cost' }] },
  titleOf: ({ number, title }) => `${number} ${title}`,
  minimal: ({ number, title }) => ({ number, name: title }),
  inSheets: async (ctx) => ({
    more: [
      {
        key: 'sheet_category',
        title: ctx.t('budget_field_category'),
        sql: 'c.name',
        cell: 'text',
        value: (read) => (typeof read === 'string' ? read : null),
      },
    ],
    without: ['category'],
  }),
})

export const listCosts = tableHandler(contract.listCosts, { permission: 'budget_read' }, costsTable)
export const changeCosts = bulkHandler(contract.changeCosts, { permission: 'budget_read' }, costsTable)
