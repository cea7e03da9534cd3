// The list of tenants: one row per tenancy, from the release of an assignment on (domain.md §6).

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { mailFields, messengerMarks } from '#platform/server/mail/row-marks.ts'
import { defineTable, type ListColumn, type StateTab } from '#platform/server/table/declaration.ts'
import { allChoices } from '#platform/server/table/choices.ts'
import { dateFilter, listedFilter, radioFilter, toggleFilter } from '#platform/server/table/filter.ts'
import { contractStates } from '#areas/applications/rules/application-state.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { serveDossiers, assignmentCompanion, application, assignment } from '#areas/applications/server/public.ts'
import { tenantsAsCsv } from './csv.ts'
import { tenantActions } from './list-actions.ts'
import type { FoundTenant } from './list-row.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../contract/list.ts'

const assignmentTable = getTableName(assignment)

const assignmentCompanionTable = getTableName(assignmentCompanion)
const propertyObjectTable = getTableName(propertyObject)
const applicationTable = getTableName(application)
const buildingTable = getTableName(building)

const columns: readonly ListColumn<FoundTenant>[] = [
  {
    key: 'tenants',
    title: 'tenants_column_tenants',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.tenant_names collate "de-x-icu"' },
    value: ({ id, names }) => ({ value: names, href: `/tenant/${id}` }),
  },
  {
    key: 'object',
    title: 'tenants_column_object',
    cell: 'text',
    value: ({ objectId, object, together }, ctx) => ({
      value: object,
      href: `/objects/${objectId}`,
      ...(together && { tooltip: ctx.t('tenants_let_with', { objects: together }) }),
    }),
  },
  {
    key: 'together',
    title: 'tenants_together',
    cell: 'text',
    visible: false,
    value: ({ together }) => together,
  },
  {
    key: 'state',
    title: 'tenants_column_state',
    cell: 'state',
    value: ({ contractState }, ctx) => ({ value: contractState, displayName: ctx.t(`state_${contractState}`) }),
  },
  {
    key: 'contract_start',
    title: 'tenants_column_contract_start',
    cell: 'date',
    sort: { sql: 't.contract_start' },
    value: ({ contractStart }) => contractStart,
  },
  {
    key: 'gross_rent',
    title: 'tenants_column_gross_rent',
    cell: 'money',
    tooltip: 'tenants_gross_rent_tooltip',
    value: ({ grossRent }) => (grossRent === null ? null : grossRent / 100),
  },
  { key: 'address', title: 'tenants_column_address', cell: 'text', value: ({ address }) => address },
  {
    key: 'released',
    title: 'tenants_column_released',
    cell: 'date',
    sort: { sql: 't.released_at', isIndexed: true },
    value: ({ releasedAt }) => releasedAt.toISOString(),
  },
  {
    key: 'contact',
    title: 'tenants_column_contact',
    cell: 'contact',
    value: ({ contactEmail, contactPhone }) => ({
      email: contactEmail,
      phone: contactPhone && spelledPhone(contactPhone),
    }),
  },
  {
    key: 'number',
    title: 'tenants_column_application',
    cell: 'number',
    textAlign: 'left',
    visible: false,
    value: ({ applicationId, number }) => ({ value: String(number), href: `/applications/${applicationId}` }),
  },
  {
    key: 'contract_number',
    title: 'tenants_column_contract_number',
    cell: 'text',
    visible: false,
    value: ({ contractNumber }) => contractNumber,
  },
  {
    key: 'quit_on',
    title: 'tenants_column_quit_on',
    cell: 'date',
    sort: { sql: 't.quit_on' },
    value: ({ quitOn }) => quitOn,
  },
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['messenger', 'detail'] },
]

const states: StateTab[] = [
  ...contractStates.map((state) => ({
    value: state,
    name: `state_${state}`,
    where: `t.contract_state = '${state}'`,
  })),
  { value: 'all', name: 'table_all' },
]

/** SQL subquery over the objects let together with the row's object. */
const of = (what: string) => `(select ${what} from ${assignmentCompanionTable} c
  join ${propertyObjectTable} p on p.workspace_id = c.workspace_id and p.id = c.object_id
  where c.workspace_id = t.workspace_id and c.assignment_id = t.id
    and c.ended_at is null)`

/** Agreed rent, otherwise the object's rent. Must match the rents on the page of the tenancy. */
const ownRent = `case when r.net_rent is null and r.ancillary_cost is null then o.gross_rent
  else coalesce(
    coalesce(r.net_rent, o.net_rent) + coalesce(r.ancillary_cost, o.ancillary_cost, 0),
    o.gross_rent) end`
const rentsTogether = of(`sum(coalesce(c.net_rent, p.net_rent, p.gross_rent) + coalesce(c.ancillary_cost,
  case when c.net_rent is null and p.net_rent is null then null else p.ancillary_cost end, 0))::bigint`)

export const tenantsTable = defineTable<FoundTenant>({
  key: 'tenants',
  title: 'tenants_title',
  isOpen: true,
  from: assignmentTable,
  where: `t.state = 'released'`,
  select: {
    id: 't.id',
    ...mailFields('t.application_id'),
    applicationId: 't.application_id',
    number: 'a.number',
    names: 't.tenant_names',
    contactEmail: 'a.contact_email',
    contactPhone: 'a.contact_phone',
    language: 'a.language',
    objectId: 't.object_id',
    object: 'o.title',
    address: `b.street || ' ' || b.house_number || ', ' || b.postal_code || ' ' || b.city`,
    together: of(`string_agg(p.title, ', ' order by p.sort_key)`),
    grossRent: `${ownRent} + coalesce(${rentsTogether}, 0)`,
    contractState: 't.contract_state',
    contractStart: 't.contract_start',
    contractNumber: 't.contract_number',
    kind: 't.kind',
    releasedAt: 't.released_at',
    quitOn: 't.quit_on',
    endedAt: 't.ended_at',
    version: 't.version',
  },
  join: `join ${applicationTable} a on a.workspace_id = t.workspace_id and a.id = t.application_id
    join ${propertyObjectTable} o on o.workspace_id = t.workspace_id and o.id = t.object_id
    left join rental_contract r on r.workspace_id = t.workspace_id and r.assignment_id = t.id
    join ${buildingTable} b on b.workspace_id = o.workspace_id and b.id = o.building_id`,
  columns,
  card: ['object', 'contract_start', 'gross_rent'],
  defaultSort: '-released',
  states: { key: 'progress_state', choices: states },
  search: 't.search_text',
  filters: [
    listedFilter({
      key: 'building',
      name: 'tenants_filter_building',
      isMain: true,
      where: `exists (select from ${propertyObjectTable} o where o.workspace_id = t.workspace_id and o.id = t.object_id
        and o.building_id = any(?))`,
      choices: allChoices({ from: buildingTable, name: 't.title' }),
    }),
    dateFilter({
      key: 'contract_start',
      name: 'tenants_filter_contract_start',
      isMain: true,
      column: 't.contract_start',
      holds: 'day',
    }),
    dateFilter({
      key: 'quit_on',
      name: 'tenants_column_quit_on',
      column: 't.quit_on',
      holds: 'day',
    }),
    toggleFilter({
      key: 'leaving',
      name: 'tenants_filter_leaving',
      where: `t.contract_state = 'quit' and t.ended_at is null`,
    }),
    radioFilter({
      key: 'kind',
      name: 'tenants_filter_kind',
      choices: [
        { value: 'offer', name: 'tenants_kind_offer', where: `t.kind = 'offer'` },
        { value: 'direct', name: 'tenants_kind_direct', where: `t.kind = 'direct'` },
      ],
    }),
  ],
  actions: tenantActions,
  exports: [
    {
      key: 'dossier',
      name: 'tenants_export_dossier',
      icon: 'file',
      most: 100,
      file: (ctx, rows) => serveDossiers(ctx, [...new Set(rows.map(({ applicationId }) => applicationId))]),
    },
    { key: 'csv', name: 'tenants_export_csv', icon: 'download', most: 5000, file: tenantsAsCsv },
  ],
  titleOf: ({ names, object }) => `${names}, ${object}`,
  minimal: ({ number, names }) => ({ number, name: names }),
  marks: ({ id, applicationId, language, contractState, ...mails }, ctx) => ({
    ...messengerMarks(mails, ctx, applicationId),
    _language: language,
    _progress_state: contractState,
    _detail_column: { href: `/tenant/${id}` },
  }),
})

export const listTenants = tableHandler(contract.listTenants, { permission: 'tenants_read' }, tenantsTable)

export const changeTenants = bulkHandler(contract.changeTenants, { permission: 'tenants_read' }, tenantsTable)
