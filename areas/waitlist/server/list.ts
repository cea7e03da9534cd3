// The list of the waitlist (spec 2 §2, domain.md §7).

import { defineTable, type ListColumn, type StateTab } from '#platform/server/table/declaration.ts'
import { checkboxFilter, dateFilter, radioFilter, sliderFilter, toggleFilter } from '#platform/server/table/filter.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import { needs, soughtKinds } from '../rules/criteria.ts'
import { placeWords } from '../rules/place-of.ts'
import { requestCan } from '../rules/request-can.ts'
import { priorities, requestSources, requestStates, requestStateText } from '../rules/request-state.ts'
import { requestBulkActions } from './list-actions.ts'
import { messengerMarks } from '#platform/server/mail/row-marks.ts'
import { requestFields, type FoundRequest } from './list-row.ts'
import { mostCounted } from './matching-lists.ts'
import { titleOf } from './request-row.ts'
import { kindWords, roomWords } from './words.ts'
import { tableHandler, bulkHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../contract/list.ts'

const columns: readonly ListColumn<FoundRequest>[] = [
  {
    key: 'contact_name',
    title: 'waitlist_column_name',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.contact_name collate "de-x-icu"', isIndexed: true },
    value: ({ id, contactName }) => ({ value: contactName, href: `/waitlist/applications/${id}` }),
  },
  {
    key: 'state',
    title: 'waitlist_column_state',
    cell: 'state',
    value: ({ progressState }, ctx) => ({ value: progressState, displayName: ctx.t(requestStateText(progressState)) }),
  },
  {
    key: 'waitlist_priority',
    title: 'waitlist_column_priority',
    cell: 'number',
    textAlign: 'center',
    tooltip: 'waitlist_column_priority_tooltip',
    sort: { sql: 't.priority' },
    value: ({ priority }) => priority,
  },
  {
    key: 'waits_since',
    title: 'waitlist_column_waits_since',
    cell: 'date',
    sort: { sql: 't.waits_since' },
    value: ({ waitsSince }) => waitsSince?.toISOString() ?? null,
  },
  {
    key: 'matches',
    title: 'waitlist_column_matches',
    cell: 'text',
    textAlign: 'right',
    tooltip: 'waitlist_column_matches_tooltip',
    value: ({ id, matches }) =>
      matches === null
        ? null
        : {
            value: matches > mostCounted ? `${mostCounted}+` : String(matches),
            href: `/waitlist/applications/${id}#matching`,
          },
  },
  { key: 'kinds', title: 'waitlist_field_kinds', cell: 'text', value: ({ kinds }, ctx) => kindWords(ctx, kinds) },
  { key: 'rooms', title: 'waitlist_column_rooms', cell: 'text', value: (found, ctx) => roomWords(ctx, found) || null },
  {
    key: 'rent',
    title: 'waitlist_column_rent',
    cell: 'money',
    sort: { sql: 't.rent_max' },
    value: ({ rentMax }) => (rentMax === null ? null : rentMax / 100),
  },
  {
    key: 'area',
    title: 'waitlist_column_area',
    cell: 'number',
    visible: false,
    value: ({ areaFrom }) => areaFrom,
  },
  {
    key: 'places',
    title: 'waitlist_field_places',
    cell: 'links',
    value: ({ places }) => places.map((place) => ({ value: placeWords(place) })),
  },
  {
    key: 'move_in',
    title: 'waitlist_column_move_in',
    cell: 'date',
    sort: { sql: 't.move_in_from' },
    value: ({ moveInFrom }) => moveInFrom,
  },
  {
    key: 'persons',
    title: 'waitlist_column_persons',
    cell: 'number',
    sort: { sql: 't.adults + t.children' },
    value: ({ adults, children }) => adults + children,
  },
  {
    key: 'number',
    title: 'waitlist_column_number',
    cell: 'number',
    sort: { sql: 't.number', isIndexed: true },
    value: ({ id, number }) => ({ value: String(number), href: `/waitlist/applications/${id}` }),
  },
  {
    key: 'contact',
    title: 'waitlist_column_contact',
    cell: 'contact',
    visible: false,
    value: ({ contactEmail, contactPhone }) => ({
      email: contactEmail,
      phone: contactPhone && spelledPhone(contactPhone),
    }),
  },
  {
    key: 'source',
    title: 'waitlist_column_source',
    cell: 'text',
    visible: false,
    value: ({ source }, ctx) => ctx.t(`waitlist_source_${source}`),
  },
  {
    key: 'created',
    title: 'waitlist_column_created',
    cell: 'date',
    visible: false,
    sort: { sql: 't.created_at' },
    value: ({ createdAt }) => createdAt.toISOString(),
  },
  {
    key: 'detail',
    title: 'table_detail',
    cell: 'detail',
    fixed: true,
    buttons: ['messenger', 'criteriaForm', 'detail'],
  },
]

const states: StateTab[] = [
  ...requestStates.map((state) => ({
    value: state,
    name: requestStateText(state),
    where: `t.progress_state = '${state}'`,
  })),
  { value: 'all', name: 'table_all', isSum: true },
]

export const waitlistTable = defineTable<FoundRequest>({
  key: 'waitlist',
  title: 'waitlist_title',
  from: 'waitlist_request',
  select: requestFields,
  columns,
  card: ['waits_since', 'rooms', 'rent'],
  defaultSort: 'waitlist_priority',
  states: { key: 'progress_state', choices: states },
  search: 't.search_text',
  filters: [
    checkboxFilter({
      key: 'kinds',
      name: 'waitlist_field_kinds',
      isMain: true,
      isAmong: 't.kinds && ?::text[]',
      choices: soughtKinds.map((value) => ({ value, name: `waitlist_kind_${value}` })),
    }),
    checkboxFilter({
      key: 'priority',
      name: 'waitlist_column_priority',
      isMain: true,
      isAmong: 't.priority::text = any(?)',
      choices: priorities.map((value) => ({ value: String(value), name: `waitlist_priority_${value}` })),
    }),
    sliderFilter({
      key: 'rent',
      name: 'waitlist_column_rent',
      column: 't.rent_max / 100',
      range: { min: 0, max: 5000, step: 50, unit: 'CHF' },
    }),
    sliderFilter({
      key: 'persons',
      name: 'waitlist_column_persons',
      column: '(t.adults + t.children)',
      range: { min: 1, max: 10, step: 1 },
    }),
    dateFilter({ key: 'move_in', name: 'waitlist_column_move_in', column: 't.move_in_from', holds: 'day' }),
    dateFilter({ key: 'waits_since', name: 'waitlist_column_waits_since', column: 't.waits_since', holds: 'moment' }),
    checkboxFilter({
      key: 'needs',
      name: 'waitlist_field_needs',
      isAmong: 't.needs && ?::text[]',
      choices: needs.map((value) => ({ value, name: `waitlist_need_${value}` })),
    }),
    radioFilter({
      key: 'source',
      name: 'waitlist_column_source',
      choices: requestSources.map((value) => ({
        value,
        name: `waitlist_source_${value}`,
        where: `t.source = '${value}'`,
      })),
    }),
    toggleFilter({ key: 'anywhere', name: 'waitlist_filter_anywhere', where: `t.place_keys = '{}'` }),
  ],
  actions: requestBulkActions,
  createNew: {
    permission: 'waitlist',
    choices: [
      { key: 'record', name: 'waitlist_new_record' },
      { key: 'invite', name: 'waitlist_new_invite' },
    ],
  },
  titleOf,
  minimal: ({ number, contactName }) => ({ number, name: contactName }),
  marks: (found, ctx) => {
    const edit = requestCan.edit(found)
    return {
      ...messengerMarks(found, ctx),
      _language: found.language,
      _progress_state: found.progressState,
      _detail_column: {
        href: `/waitlist/applications/${found.id}`,
        ...(!edit.allowed && { disabled_buttons: { criteriaForm: ctx.t(edit.reason) } }),
      },
    }
  },
})

export const listRequests = tableHandler(contract.listRequests, { permission: 'waitlist' }, waitlistTable)

export const changeRequests = bulkHandler(contract.changeRequests, { permission: 'waitlist' }, waitlistTable)
