// List of fees over all objects. A cleared fee is read-only, with its invoice as the reason.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { swissDate } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { allChoices } from '#platform/server/table/choices.ts'
import { defineTable, type ListColumn, type StateTab } from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter, listedFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/fees.ts'
import { feeCan, feeStateOf, feeStateText } from '../../rules/fee.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { calculateFee } from './calculating.ts'
import { paymentColumn } from './expected-payment.ts'
import { exportFees } from './export.ts'
import { currentBase, feeFields, feeJoin, standingOf, type FoundFee } from './list-row.ts'

const money = (rappen: number | null): number | null => (rappen === null ? null : francsOf(rappen))

/** Sort by a column of the current fee. */
const ofFee = (column: string) => ({
  sql: `(select f.${column} from budget_fee f where f.workspace_id = t.workspace_id and f.object_id = t.id and f.is_current)`,
  unknown: 'low' as const,
})

const columns: readonly ListColumn<FoundFee>[] = [
  {
    key: 'object',
    title: 'budget_field_object',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.sort_key' },
    value: ({ id, title }, ctx) => ({ value: title, ...(ctx.can('object_read') && { href: `/objects/${id}` }) }),
  },
  {
    key: 'reference_number',
    title: 'budget_fee_column_number',
    cell: 'text',
    visible: false,
    value: ({ referenceNumber }) => referenceNumber,
  },
  {
    key: 'building',
    title: 'budget_fee_column_building',
    cell: 'text',
    visible: false,
    value: ({ building: name }) => name,
  },
  {
    key: 'party',
    title: 'budget_fee_column_party',
    cell: 'text',
    value: ({ tenants, buyer, isForSale }, ctx) => (isForSale ? buyer : ctx.can('tenants_read') ? tenants : null),
  },
  {
    key: 'base',
    title: 'budget_fee_column_base',
    cell: 'money',
    tooltip: 'budget_fee_base_tooltip',
    sort: ofFee('base'),
    value: (found) => money(found.base ?? currentBase(found)?.amount ?? null),
  },
  {
    key: 'honorary_percent',
    title: 'budget_fee_column_percent',
    cell: 'number',
    sort: ofFee('percent'),
    value: ({ percent }) => (percent === null ? null : percent / 100),
  },
  {
    key: 'amount',
    title: 'budget_fee_column_amount',
    cell: 'money',
    sort: ofFee('amount'),
    value: ({ amount }) => money(amount),
  },
  { key: 'vat', title: 'budget_field_vat', cell: 'money', value: ({ vat }) => money(vat) },
  {
    key: 'gross',
    title: 'budget_fee_column_gross',
    cell: 'money',
    sort: ofFee('gross'),
    value: ({ gross }) => money(gross),
  },
  {
    key: 'accounting_date',
    title: 'budget_fee_column_date',
    cell: 'date',
    sort: ofFee('accounting_date'),
    value: ({ accountingDate }) => accountingDate,
  },
  {
    key: 'accounting_cleared',
    title: 'budget_column_state',
    cell: 'state',
    value(found, ctx) {
      const state = feeStateOf(standingOf(found))
      return { value: `budget.fee.${state}`, displayName: ctx.t(feeStateText(state)) }
    },
  },
  {
    key: 'invoice',
    title: 'budget_fee_column_invoice',
    cell: 'text',
    value: ({ invoiceNumber, invoiceFileId }) =>
      invoiceNumber === null || invoiceFileId === null
        ? null
        : { value: String(invoiceNumber), tooltip: fileAddress.protected(invoiceFileId, `${invoiceNumber}.pdf`) },
  },
  paymentColumn,
  {
    key: 'base_changed',
    title: 'budget_fee_column_base_changed',
    cell: 'boolean',
    visible: false,
    value: (found) => found.clearedAt === null && found.base !== null && found.base !== currentBase(found)?.amount,
  },
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['invoice', 'renew', 'cancel'] },
]

const has = (condition: string) => `exists (select from budget_fee f where f.workspace_id = t.workspace_id
  and f.object_id = t.id and f.is_current${condition})`

const states: StateTab[] = [
  { value: 'all', name: 'table_all' },
  { value: 'open', name: feeStateText('open'), where: `not ${has('')}` },
  { value: 'calculated', name: feeStateText('calculated'), where: has(' and f.cleared_at is null') },
  { value: 'cleared', name: feeStateText('cleared'), where: has(' and f.cleared_at is not null') },
]

function whyReadOnly(found: FoundFee, ctx: StaffContext): string {
  const { clearedAt, invoiceNumber } = found
  const day = clearedAt ? swissDate(dayOf(clearedAt)) : ''
  return invoiceNumber === null
    ? ctx.t('budget_fee_cleared_on', { day })
    : ctx.t('budget_fee_cleared_by', { day, number: invoiceNumber })
}

const reasonOf = (verdict: ReturnType<typeof feeCan.calculate>) => (verdict.allowed ? null : { key: verdict.reason })

export const feesTable = defineTable<FoundFee>({
  key: 'reporting-honorary',
  title: 'budget_fees_title',
  from: getTableName(propertyObject),
  select: feeFields,
  join: feeJoin,
  columns,
  card: ['base', 'honorary_percent', 'amount', 'accounting_date'],
  defaultSort: 'object',
  states: { key: 'state', choices: states },
  search: 't.search_text',
  filters: [
    listedFilter({
      key: 'building',
      name: 'budget_fee_column_building',
      isMain: true,
      where: 't.building_id = any(?)',
      choices: allChoices({ from: getTableName(building), name: 't.title' }),
    }),
    checkboxFilter({
      key: 'kind',
      name: 'budget_fee_filter_kind',
      isMain: true,
      isAmong: 't.kind = any(?)',
      choices: objectKinds.map((value) => ({ value, name: `objects_title_${value}` })),
    }),
    dateFilter({
      key: 'accounting_date',
      name: 'budget_fee_column_date',
      column: ofFee('accounting_date').sql,
      holds: 'day',
    }),
  ],
  marks: (found, ctx) => ({
    ...(found.clearedAt && { _readonly: { value: true, unavailable_tooltip: whyReadOnly(found, ctx) } }),
    ...(found.invoiceNumber !== null &&
      found.invoiceFileId !== null && {
        _invoice: fileAddress.protected(found.invoiceFileId, `${found.invoiceNumber}.pdf`),
        _invoice_id: found.invoiceId,
      }),
    _detail_column: {
      disabled_buttons: {
        ...(found.invoiceId === null && {
          invoice: ctx.t('budget_fee_no_invoice'),
          cancel: ctx.t('budget_fee_no_invoice'),
        }),
        ...(!found.clearedAt && { renew: ctx.t('budget_fee_reason_not_cleared') }),
      },
    },
  }),
  dialogs: [
    {
      key: contract.calculateAction,
      name: 'budget_fee_calculate',
      permission: 'budget_write',
      icon: 'calculator',
      flag: '_calculate_fee_available',
      obstacle: (found) => reasonOf(feeCan.calculate(standingOf(found))),
    },
    {
      key: contract.invoiceAction,
      name: 'budget_fee_invoice',
      permission: 'budget_write',
      icon: 'file-invoice',
      flag: '_invoice_fee_available',
      obstacle: (found) => reasonOf(feeCan.clear(standingOf(found))),
    },
  ],
  exports: [{ key: 'export-xls', name: 'budget_fee_export', icon: 'file-spreadsheet', most: 10_000, file: exportFees }],
  titleOf: ({ title }) => title,
  minimal: ({ referenceNumber, title }) => ({ number: referenceNumber, name: title }),
})

export const listFees = tableHandler(contract.listFees, { permission: 'budget_read' }, feesTable)
export const changeFees = bulkHandler(contract.changeFees, { permission: 'budget_read' }, feesTable)

/** The same list with the calculation as its action, so that rows are checked and skipped as in every list. */
const calculationTable = defineTable<FoundFee>({
  ...feesTable,
  dialogs: [],
  exports: [],
  excelDownload: false,
  actions: [calculateFee(null)],
})

export const calculateFees = bulkHandler(
  contract.calculateFees,
  { permission: 'budget_write', actionsFor: (request) => [calculateFee(contract.feeCalculation.parse(request))] },
  calculationTable,
)
