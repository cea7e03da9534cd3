// The list of investors (spec 2 §2; fields of standards.md §11.2).

import { cantons } from '#areas/buildings/rules/cantons.ts'
import { propertyUses, transactionTypes } from '#areas/projects/rules/project-choices.ts'
import { francsOrNull } from '#platform/rules/amounts/money.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { languages } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { messengerMarks } from '#platform/server/mail/row-marks.ts'
import { defineTable, type ListColumn } from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter, radioFilter, sliderFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/list.ts'
import { applyStates, applyStateText } from '../../rules/apply-state.ts'
import { investorStateKey, investorTypes } from '../../rules/investor-facts.ts'
import { isGeneralNdaInForce } from '../../rules/nda.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { choices } from '../choices.ts'
import { titleOf } from '../record/investor-row.ts'
import { investorBulkActions } from './list-actions.ts'
import { investorFields, type FoundInvestor } from './list-row.ts'

const wordsOf = (ctx: StaffContext, prefix: string, values: readonly string[]) =>
  values.map((value) => ctx.t(`${prefix}${value}`)).join(', ') || null

const columns: readonly ListColumn<FoundInvestor>[] = [
  {
    key: 'company',
    title: 'investors_field_company',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.company collate "de-x-icu"', isIndexed: true },
    value: ({ id, company }) => ({ value: company, href: `/investors/${id}` }),
  },
  {
    key: 'state',
    title: 'investors_column_state',
    cell: 'state',
    value: ({ progressState, optedOutAt }, ctx) =>
      optedOutAt
        ? { value: 'opted_out', displayName: ctx.t('investors_state_opted_out') }
        : { value: investorStateKey(progressState), displayName: ctx.t(`investors_state_${progressState}`) },
  },
  {
    key: 'type',
    title: 'investors_field_investorType',
    cell: 'text',
    value: ({ investorType, isCoBroker }, ctx) =>
      [ctx.t(`investors_type_${investorType}`), isCoBroker && ctx.t('investors_field_isCoBroker')]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'contact_name',
    title: 'investors_column_contact_name',
    cell: 'text',
    value: ({ contactName }) => contactName,
  },
  {
    key: 'regions',
    title: 'investors_column_regions',
    cell: 'text',
    value: ({ cantons: areas, postalCodes }) => [...areas, ...postalCodes].join(', ') || null,
  },
  {
    key: 'uses',
    title: 'investors_field_propertyUses',
    cell: 'text',
    value: ({ propertyUses: uses }, ctx) => wordsOf(ctx, 'projects_use_', uses),
  },
  {
    key: 'volume_from',
    title: 'investors_field_volumeFrom',
    cell: 'money',
    sort: { sql: 't.volume_from' },
    value: ({ volumeFrom }) => francsOrNull(volumeFrom),
  },
  {
    key: 'volume_to',
    title: 'investors_field_volumeTo',
    cell: 'money',
    sort: { sql: 't.volume_to' },
    value: ({ volumeTo }) => francsOrNull(volumeTo),
  },
  {
    key: 'yield',
    title: 'investors_column_yield',
    cell: 'number',
    sort: { sql: 't.yield_from' },
    value: ({ yieldFrom }) => yieldFrom,
  },
  { key: 'projects', title: 'investors_column_projects', cell: 'number', value: ({ projects }) => projects },
  {
    key: 'deal_types',
    title: 'investors_field_dealTypes',
    cell: 'text',
    visible: false,
    value: ({ dealTypes }, ctx) => wordsOf(ctx, 'projects_transaction_', dealTypes),
  },
  {
    key: 'nda',
    title: 'investors_column_general_nda',
    cell: 'text',
    visible: false,
    value: (found, ctx) => ctx.t(isGeneralNdaInForce(found, dayOf(ctx.now)) ? 'general_yes' : 'general_no'),
  },
  { key: 'seat', title: 'investors_field_seat', cell: 'text', visible: false, value: ({ seat }) => seat },
  {
    key: 'contact',
    title: 'investors_column_contact',
    cell: 'contact',
    visible: false,
    value: ({ contactEmail, contactPhone }) => ({
      email: contactEmail,
      phone: contactPhone && spelledPhone(contactPhone),
    }),
  },
  {
    key: 'last_mail',
    title: 'investors_column_last_mail',
    cell: 'date',
    visible: false,
    value: ({ lastMailAt }) => lastMailAt?.toISOString() ?? null,
  },
  {
    key: 'created',
    title: 'investors_column_created',
    cell: 'date',
    visible: false,
    sort: { sql: 't.created_at', isIndexed: true },
    value: ({ createdAt }) => createdAt.toISOString(),
  },
  {
    key: 'language',
    title: 'investors_field_language',
    cell: 'text',
    visible: false,
    value: ({ language }, ctx) => ctx.t(`general_language_${language}`),
  },
  {
    key: 'number',
    title: 'investors_column_number',
    cell: 'number',
    visible: false,
    sort: { sql: 't.number', isIndexed: true },
    value: ({ number }) => number,
  },
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['messenger', 'detail'] },
]

export const investorsTable = defineTable<FoundInvestor>({
  key: 'investors',
  isOpen: true,
  title: 'investors_title',
  from: 'investor',
  select: investorFields,
  columns,
  card: ['type', 'contact_name', 'regions', 'volume_from', 'volume_to'],
  defaultSort: 'company',
  states: {
    key: 'progress_state',
    choices: [
      { value: 'active', name: 'investors_state_active', where: `t.progress_state = 'active'` },
      { value: 'inactive', name: 'investors_state_inactive', where: `t.progress_state = 'inactive'` },
      { value: 'all', name: 'table_all', isSum: true },
    ],
  },
  search: 't.search_text',
  filters: [
    checkboxFilter({
      key: 'type',
      name: 'investors_field_investorType',
      isMain: true,
      isAmong: 't.investor_type = any(?)',
      choices: choices('investors_type_', investorTypes),
    }),
    checkboxFilter({
      key: 'canton',
      name: 'investors_field_cantons',
      isMain: true,
      isAmong: 't.cantons && ?',
      choices: choices('maps_canton_', cantons),
    }),
    checkboxFilter({
      key: 'use',
      name: 'investors_field_propertyUses',
      isMain: true,
      isAmong: 't.property_uses && ?',
      choices: choices('projects_use_', propertyUses),
    }),
    checkboxFilter({
      key: 'deal_type',
      name: 'investors_field_dealTypes',
      isAmong: 't.deal_types && ?',
      choices: choices('projects_transaction_', transactionTypes),
    }),
    sliderFilter({
      key: 'volume',
      name: 'investors_filter_volume',
      column: 't.volume_to / 100000000.0',
      range: { min: 0, max: 200, step: 5, unit: 'Mio.' },
    }),
    checkboxFilter({
      key: 'apply_state',
      name: 'investors_filter_apply_state',
      isAmong: `exists (select from investor_application a
        where a.workspace_id = t.workspace_id and a.investor_id = t.id and a.state = any(?))`,
      choices: applyStates.map((value) => ({ value, name: applyStateText(value) })),
    }),
    radioFilter({
      key: 'opted_out',
      name: 'investors_state_opted_out',
      choices: [
        { value: 'yes', name: 'general_yes', where: 't.opted_out_at is not null' },
        { value: 'no', name: 'general_no', where: 't.opted_out_at is null' },
      ],
    }),
    checkboxFilter({
      key: 'language',
      name: 'investors_field_language',
      isAmong: 't.language = any(?)',
      choices: choices('general_language_', languages),
    }),
    dateFilter({ key: 'created', name: 'investors_column_created', column: 't.created_at', holds: 'moment' }),
  ],
  actions: investorBulkActions,
  dialogs: [
    {
      key: 'send_mail',
      name: 'communication_bulk_action',
      permission: 'shared_communication',
      icon: 'mail',
      sameLanguage: true,
    },
  ],
  createNew: { permission: writesInvestors, choices: [{ key: 'investor', name: 'investors_new' }] },
  titleOf,
  minimal: ({ number, company }) => ({ number, name: company }),
  marks: (found, ctx) => ({
    ...messengerMarks(found, ctx),
    _language: found.language,
    _progress_state: found.progressState,
    _investor_state: investorStateKey(found.progressState),
    _detail_column: {},
  }),
})

export const listInvestors = tableHandler(contract.listInvestors, { permission: 'permit' }, investorsTable)

export const changeInvestors = bulkHandler(contract.changeInvestors, { permission: 'permit' }, investorsTable)
