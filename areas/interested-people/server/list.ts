// The list of interested people (spec 2 §2, domain.md §4).

import { spelledPhone } from '#platform/rules/phone.ts'
import { languages } from '#platform/rules/project-type.ts'
import { messengerMarks } from '#platform/server/mail/row-marks.ts'
import { defineTable, type ListColumn, type StateTab } from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter, remoteFilter, sliderFilter } from '#platform/server/table/filter.ts'
import { wantedObjectChoices } from '../contract/list.ts'
import { personPanel } from '../rules/person-address.ts'
import { personSources, personStates, personStateText } from '../rules/person-state.ts'
import { personBulkActions } from './list-actions.ts'
import { personFields, type FoundPerson } from './list-row.ts'
import { titleOf } from './person-row.ts'
import { namesOfObjects, searchObjects } from './wanted-objects.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../contract/list.ts'

const opened = (id: string) => ({ panel: { key: personPanel, id } })

const columns: readonly ListColumn<FoundPerson>[] = [
  {
    key: 'contact_name',
    title: 'interested_people_column_name',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.contact_name collate "de-x-icu"', isIndexed: true },
    value: ({ id, contactName }) => ({ value: contactName, ...opened(id) }),
  },
  {
    key: 'state',
    title: 'interested_people_column_state',
    cell: 'state',
    value: ({ progressState }, ctx) => ({ value: progressState, displayName: ctx.t(personStateText(progressState)) }),
  },
  {
    key: 'objects',
    title: 'interested_people_field_objects',
    cell: 'links',
    value: ({ wanted }, ctx) =>
      wanted.map(({ id, title }) => ({ value: title, ...(ctx.can('object_read') && { href: `/objects/${id}` }) })),
  },
  {
    key: 'rooms',
    title: 'interested_people_field_roomsFrom',
    cell: 'number',
    sort: { sql: 't.rooms_from' },
    value: ({ roomsFrom }) => roomsFrom,
  },
  {
    key: 'rent',
    title: 'interested_people_field_rentMax',
    cell: 'money',
    sort: { sql: 't.rent_max' },
    value: ({ rentMax }) => (rentMax === null ? null : rentMax / 100),
  },
  {
    key: 'move_in',
    title: 'interested_people_field_moveInFrom',
    cell: 'date',
    sort: { sql: 't.move_in_from' },
    value: ({ moveInFrom }) => moveInFrom,
  },
  {
    key: 'contact',
    title: 'interested_people_column_contact',
    cell: 'contact',
    visible: false,
    value: ({ contactEmail, contactPhone }) => ({
      email: contactEmail,
      phone: contactPhone && spelledPhone(contactPhone),
    }),
  },
  {
    key: 'source',
    title: 'interested_people_field_source',
    cell: 'text',
    value: ({ source }, ctx) => ctx.t(`interested_people_source_${source}`),
  },
  {
    key: 'last_mail',
    title: 'interested_people_column_last_mail',
    cell: 'date',
    value: ({ lastMailAt }) => lastMailAt?.toISOString() ?? null,
  },
  {
    key: 'created',
    title: 'interested_people_column_created',
    cell: 'date',
    sort: { sql: 't.created_at', isIndexed: true },
    value: ({ createdAt }) => createdAt.toISOString(),
  },
  {
    key: 'language',
    title: 'interested_people_field_language',
    cell: 'text',
    visible: false,
    value: ({ language }, ctx) => ctx.t(`general_language_${language}`),
  },
  {
    key: 'application',
    title: 'interested_people_column_application',
    cell: 'text',
    visible: false,
    value: ({ application }, ctx) =>
      application && ctx.can('applications_read')
        ? { value: String(application.number), href: `/applications/${application.id}` }
        : null,
  },
  {
    key: 'remark',
    title: 'interested_people_field_remark',
    cell: 'text',
    visible: false,
    value: ({ remark }) => remark,
  },
  {
    key: 'number',
    title: 'interested_people_column_number',
    cell: 'number',
    visible: false,
    sort: { sql: 't.number', isIndexed: true },
    value: ({ number }) => number,
  },
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['messenger', 'detail'] },
]

const states: StateTab[] = [
  ...personStates.map((state) => ({
    value: state,
    name: personStateText(state),
    where: `t.progress_state = '${state}'`,
  })),
  { value: 'all', name: 'table_all', isSum: true },
]

const wants = `exists (select from interested_wish w
  where w.workspace_id = t.workspace_id and w.person_id = t.id and w.object_id = any(?))`

export const interestedTable = defineTable<FoundPerson>({
  key: 'interested-people',
  isOpen: true,
  title: 'interested_people_title',
  from: 'interested_person',
  select: personFields,
  columns,
  card: ['objects', 'rooms', 'rent'],
  defaultSort: '-created',
  states: { key: 'progress_state', choices: states },
  search: 't.search_text',
  filters: [
    remoteFilter({
      key: 'object',
      name: 'interested_people_field_objects',
      isMain: true,
      source: wantedObjectChoices,
      where: wants,
      search: searchObjects,
      namesOf: namesOfObjects,
    }),
    checkboxFilter({
      key: 'language',
      name: 'interested_people_field_language',
      isMain: true,
      isAmong: 't.language = any(?)',
      choices: languages.map((value) => ({ value, name: `general_language_${value}` })),
    }),
    checkboxFilter({
      key: 'source',
      name: 'interested_people_field_source',
      isAmong: 't.source = any(?)',
      choices: personSources.map((value) => ({ value, name: `interested_people_source_${value}` })),
    }),
    sliderFilter({
      key: 'rent',
      name: 'interested_people_field_rentMax',
      column: 't.rent_max / 100',
      range: { min: 0, max: 5000, step: 50, unit: 'CHF' },
    }),
    dateFilter({ key: 'move_in', name: 'interested_people_field_moveInFrom', column: 't.move_in_from', holds: 'day' }),
    dateFilter({
      key: 'created',
      name: 'interested_people_column_created',
      column: 't.created_at',
      holds: 'moment',
    }),
  ],
  actions: personBulkActions,
  dialogs: [
    {
      key: 'send_mail',
      name: 'communication_bulk_action',
      permission: 'shared_communication',
      icon: 'mail',
      sameLanguage: true,
    },
  ],
  createNew: { permission: 'interested_people', choices: [{ key: 'person', name: 'interested_people_new' }] },
  titleOf,
  minimal: ({ number, contactName }) => ({ number, name: contactName }),
  marks: (found, ctx) => ({
    ...messengerMarks(found, ctx),
    _language: found.language,
    _progress_state: found.progressState,
    _detail_column: {},
  }),
})

export const listInterested = tableHandler(
  contract.listInterested,
  { permission: 'interested_people' },
  interestedTable,
)

export const changeInterested = bulkHandler(
  contract.changeInterested,
  { permission: 'interested_people' },
  interestedTable,
)
