// The list of people who asked about projects for sale.

import { getTableName } from 'drizzle-orm'
import { b2bProject } from '#areas/projects/server/public.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { AppError } from '#platform/server/app-error.ts'
import {
  defineTable,
  obstacleOf,
  type BulkAction,
  type FoundRow,
  type ListColumn,
} from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter, remoteFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/interested.ts'
import { projectChoices } from '../../contract/interested.ts'
import { interestedPanel } from '../../rules/interested-address.ts'
import { interestedCan } from '../../rules/interested-can.ts'
import { investorSources, leaveReasons, type InvestorState } from '../../rules/investor-facts.ts'
import { choices } from '../choices.ts'
import { lockPerson, titleOf } from './person-row.ts'
import { namesOfProjects, searchProjects } from './project-choices.ts'
import { activate, deactivate, erase } from './status.ts'

const permission = 'interested_people'
const projectTable = getTableName(b2bProject)

interface FoundPerson extends FoundRow {
  number: number
  progressState: InvestorState
  contactName: string
  company: string | null
  contactEmail: string | null
  contactPhone: string | null
  language: Language
  project: { id: string; title: string } | null
  investor: { id: string; company: string } | null
  investorId: string | null
  source: string
  remark: string | null
  createdAt: Date
}

const fields: Record<keyof FoundPerson, string> = {
  id: 't.id',
  number: 't.number',
  progressState: 't.progress_state',
  contactName: 't.contact_name',
  company: 't.company',
  contactEmail: 't.contact_email',
  contactPhone: 't.contact_phone',
  language: 't.language',
  project: `(select json_build_object('id', p.id, 'title', p.title) from ${projectTable} p
    where p.workspace_id = t.workspace_id and p.id = t.project_id)`,
  investor: `(select json_build_object('id', i.id, 'company', i.company) from investor i
    where i.workspace_id = t.workspace_id and i.id = t.investor_id)`,
  investorId: 't.investor_id',
  source: 't.source',
  remark: 't.remark',
  createdAt: 't.created_at',
}

const columns: readonly ListColumn<FoundPerson>[] = [
  {
    key: 'contact_name',
    title: 'investors_column_name',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.contact_name collate "de-x-icu"', isIndexed: true },
    value: ({ id, contactName }) => ({ value: contactName, panel: { key: interestedPanel, id } }),
  },
  {
    key: 'state',
    title: 'investors_column_state',
    cell: 'state',
    value: ({ progressState }, ctx) => ({
      value: progressState,
      displayName: ctx.t(`investors_person_state_${progressState}`),
    }),
  },
  { key: 'company', title: 'investors_field_company', cell: 'text', value: ({ company }) => company },
  {
    key: 'project',
    title: 'investors_field_project',
    cell: 'text',
    value: ({ project }) => project && { value: project.title, href: `/projects/${project.id}` },
  },
  {
    key: 'contact',
    title: 'investors_column_contact',
    cell: 'contact',
    value: ({ contactEmail, contactPhone }) => ({
      email: contactEmail,
      phone: contactPhone && spelledPhone(contactPhone),
    }),
  },
  {
    key: 'source',
    title: 'investors_field_source',
    cell: 'text',
    value: ({ source }, ctx) => ctx.t(`investors_source_${source}`),
  },
  {
    key: 'investor',
    title: 'investors_column_investor',
    cell: 'text',
    value: ({ investor }) => investor && { value: investor.company, href: `/investors/${investor.id}` },
  },
  {
    key: 'created',
    title: 'investors_column_created',
    cell: 'date',
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
  { key: 'remark', title: 'investors_field_remark', cell: 'text', visible: false, value: ({ remark }) => remark },
  {
    key: 'number',
    title: 'investors_column_number',
    cell: 'number',
    visible: false,
    sort: { sql: 't.number' },
    value: ({ number }) => number,
  },
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['detail'] },
]

const actions: readonly BulkAction<FoundPerson>[] = [
  {
    key: 'deactivate',
    name: 'investors_deed_deactivate',
    permission,
    icon: 'deactivate',
    flag: '_bulk_deactivate_interested',
    reasons: choices('investors_leave_', leaveReasons),
    obstacle: (found) => obstacleOf(interestedCan.deactivate(found)),
    async perform(ctx, { id }, option) {
      const reason = leaveReasons.find((one) => one === option?.value)
      if (!reason) throw new AppError('general_field_is_required')
      await deactivate(ctx, await lockPerson(ctx, id), { reason })
    },
  },
  {
    key: 'activate',
    name: 'investors_deed_activate',
    permission,
    icon: 'activate',
    flag: '_bulk_activate_interested',
    obstacle: (found) => obstacleOf(interestedCan.activate(found)),
    perform: async (ctx, { id }) => void (await activate(ctx, await lockPerson(ctx, id))),
  },
  {
    key: 'delete',
    name: 'general_delete',
    permission,
    icon: 'trash',
    danger: true,
    flag: '_bulk_delete_available',
    obstacle: (found) => obstacleOf(interestedCan.delete(found)),
    perform: async (ctx, { id }) => erase(ctx, await lockPerson(ctx, id)),
  },
]

export const interestedInvestorsTable = defineTable<FoundPerson>({
  key: 'interested-people-b2b',
  title: 'investors_interested_title',
  from: 'interested_investor',
  select: fields,
  columns,
  card: ['company', 'project', 'contact'],
  defaultSort: '-created',
  states: {
    key: 'progress_state',
    choices: [
      { value: 'active', name: 'investors_person_state_active', where: `t.progress_state = 'active'` },
      { value: 'inactive', name: 'investors_person_state_inactive', where: `t.progress_state = 'inactive'` },
      { value: 'all', name: 'table_all', isSum: true },
    ],
  },
  search: 't.search_text',
  filters: [
    remoteFilter({
      key: 'project',
      name: 'investors_field_project',
      isMain: true,
      source: projectChoices,
      where: 't.project_id = any(?)',
      search: searchProjects,
      namesOf: namesOfProjects,
    }),
    checkboxFilter({
      key: 'source',
      name: 'investors_field_source',
      isMain: true,
      isAmong: 't.source = any(?)',
      choices: choices('investors_source_', investorSources),
    }),
    checkboxFilter({
      key: 'language',
      name: 'investors_field_language',
      isAmong: 't.language = any(?)',
      choices: choices('general_language_', languages),
    }),
    dateFilter({ key: 'created', name: 'investors_column_created', column: 't.created_at', holds: 'moment' }),
  ],
  actions,
  createNew: { permission, choices: [{ key: 'person', name: 'investors_person_new' }] },
  titleOf,
  minimal: ({ number, contactName }) => ({ number, name: contactName }),
  marks: (found) => ({
    _language: found.language,
    _progress_state: found.progressState,
    _detail_column: {},
  }),
})

export const listInterestedInvestors = tableHandler(
  contract.listInterestedInvestors,
  { permission },
  interestedInvestorsTable,
)

export const changeInterestedInvestors = bulkHandler(
  contract.changeInterestedInvestors,
  { permission },
  interestedInvestorsTable,
)
