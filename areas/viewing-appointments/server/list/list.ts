// The two lists of appointments: those that take bookings, and open ones without registrations (spec 2 §2).

import { getTableName } from 'drizzle-orm'
import { draw } from '#areas/draws/server/public.ts'
import { defineTable, type ListColumn, type StateTab, type Table } from '#platform/server/table/declaration.ts'
import {
  checkboxFilter,
  dateFilter,
  listedFilter,
  remoteFilter,
  toggleFilter,
  type ListFilter,
} from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/list.ts'
import { appointmentKinds, appointmentKindText, appointmentStateText, takesBookings } from '../../rules/appointment.ts'
import { appointmentPanel, appointmentPath } from '../../rules/appointment-address.ts'
import { titleOf } from '../appointment-row.ts'
import { ownerKind } from '../inviting/drawn-people.ts'
import { possibleHosts } from '../planning/hosts.ts'
import { appointmentBulkActions } from './list-actions.ts'
import { appointmentFields, type FoundAppointment } from './list-row.ts'
import { isFull } from '../planning/shown-state.ts'
import { namesOfObjects, searchObjects } from '../planning/viewing-objects.ts'

type Columns = readonly ListColumn<FoundAppointment>[]

const whatColumns: Columns = [
  {
    key: 'title',
    title: 'viewing_appointments_column_title',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.title collate "de-x-icu"' },
    value: ({ id, title }) => ({ value: title, panel: { key: appointmentPanel, id } }),
  },
  {
    key: 'state',
    title: 'viewing_appointments_column_state',
    cell: 'state',
    value: ({ state, cancelReason }, ctx) => ({
      value: state,
      displayName: [ctx.t(appointmentStateText(state)), cancelReason].filter(Boolean).join(': '),
    }),
  },
  {
    key: 'starts_at',
    title: 'viewing_appointments_column_starts_at',
    cell: 'datetime',
    sort: { sql: 't.starts_at', isIndexed: true },
    value: ({ startsAt }) => startsAt.toISOString(),
  },
  {
    key: 'objects',
    title: 'viewing_appointments_column_objects',
    cell: 'links',
    value: ({ objects }, ctx) =>
      objects.map(({ id, title }) => ({ value: title, ...(ctx.can('object_read') && { href: `/objects/${id}` }) })),
  },
  {
    key: 'place',
    title: 'viewing_appointments_column_place',
    cell: 'text',
    sort: { sql: 't.place collate "de-x-icu"' },
    value: ({ place }) => place,
  },
  { key: 'host', title: 'viewing_appointments_column_host', cell: 'text', value: ({ hostTitle }) => hostTitle || null },
]

const seatColumns: Columns = [
  {
    key: 'kind',
    title: 'viewing_appointments_column_kind',
    cell: 'text',
    value: ({ kind }, ctx) => ctx.t(appointmentKindText(kind)),
  },
  {
    key: 'seats',
    title: 'viewing_appointments_column_seats',
    cell: 'text',
    textAlign: 'right',
    tooltip: 'viewing_appointments_column_seats_tooltip',
    value: ({ seats, taken }) => `${taken} / ${seats}`,
  },
  { key: 'waiting', title: 'viewing_appointments_column_waiting', cell: 'number', value: ({ waiting }) => waiting },
  { key: 'present', title: 'viewing_appointments_column_present', cell: 'number', value: ({ present }) => present },
]

const lastColumns: Columns = [
  {
    key: 'number',
    title: 'viewing_appointments_column_number',
    cell: 'number',
    visible: false,
    sort: { sql: 't.number', isIndexed: true },
    value: ({ number }) => number,
  },
  { key: 'detail', title: 'table_detail', cell: 'detail', fixed: true, buttons: ['detail'] },
]

const tab = (value: 'planned' | 'published' | 'full' | 'cancelled' | 'completed', where: string): StateTab => ({
  value,
  name: appointmentStateText(value),
  where,
})
const all: StateTab = { value: 'all', name: 'table_all' }
const ended = [tab('cancelled', `t.state = 'cancelled'`), tab('completed', `t.state = 'completed'`)]

/** The first tab is open at the start: what is planned alone would hide what is published. */
const bookedStates = [
  all,
  tab('planned', `t.state = 'planned'`),
  tab('published', `t.state = 'published' and not (${isFull})`),
  tab('full', isFull),
  ...ended,
]
const openStates = [all, tab('planned', `t.state = 'planned'`), tab('published', `t.state = 'published'`), ...ended]

const kindFilter = checkboxFilter({
  key: 'kind',
  name: 'viewing_appointments_column_kind',
  isAmong: 't.kind = any(?)',
  choices: appointmentKinds.filter(takesBookings).map((value) => ({ value, name: appointmentKindText(value) })),
})

/** The value of the draw was entered; its result takes effect when a second person confirms it. */
const drawToConfirm = toggleFilter({
  key: 'draw_to_confirm',
  name: 'viewing_appointments_filter_draw_to_confirm',
  where: `exists (select from ${getTableName(draw)} d where d.workspace_id = t.workspace_id and d.owner_kind = '${ownerKind}'
    and d.owner_id = t.id and d.state = 'value_entered' and d.replaced_at is null)`,
})

const filters = (source: string): ListFilter[] => [
  listedFilter({
    key: 'host',
    name: 'viewing_appointments_column_host',
    isMain: true,
    where: 't.host_id = any(?)',
    choices: possibleHosts,
  }),
  remoteFilter({
    key: 'object',
    name: 'viewing_appointments_column_objects',
    isMain: true,
    source,
    where: `exists (select from viewing_object v
      where v.workspace_id = t.workspace_id and v.appointment_id = t.id and v.object_id = any(?))`,
    search: searchObjects,
    namesOf: namesOfObjects,
  }),
  toggleFilter({
    key: 'takes_place',
    name: 'viewing_appointments_filter_takes_place',
    where: `t.state in ('planned', 'published')`,
  }),
  dateFilter({ key: 'date', name: 'viewing_appointments_column_starts_at', column: 't.starts_at', holds: 'moment' }),
]

interface Listing {
  key: string
  title: string
  where: string
  columns: Columns
  states: StateTab[]
  filters: ListFilter[]
}

const listOf = ({ states, ...listing }: Listing): Table<FoundAppointment> =>
  defineTable<FoundAppointment>({
    ...listing,
    from: 'viewing_appointment',
    select: appointmentFields,
    card: ['starts_at', 'objects', 'place'],
    defaultSort: 'starts_at',
    states: { key: 'state', choices: states },
    search: 't.search_text',
    actions: appointmentBulkActions,
    createNew: { permission: 'viewing', choices: [{ key: 'appointment', name: 'viewing_appointments_plan_new' }] },
    titleOf,
    minimal: ({ number, title }) => ({ number, name: title }),
    marks: ({ id, state }) => ({ _progress_state: state, _detail_column: { href: appointmentPath(id) } }),
  })

export const bookedTable = listOf({
  key: 'viewing-appointments-booked',
  title: 'viewing_appointments_title',
  where: `t.kind <> 'open'`,
  columns: [...whatColumns, ...seatColumns, ...lastColumns],
  states: bookedStates,
  filters: [...filters(contract.bookedObjectChoices), kindFilter, drawToConfirm],
})

export const withoutRegistrationsTable = listOf({
  key: 'viewing-appointments-open',
  title: 'viewing_appointments_title',
  where: `t.kind = 'open'`,
  columns: [...whatColumns, ...lastColumns],
  states: openStates,
  filters: filters(contract.openObjectChoices),
})

export const listBooked = tableHandler(contract.listBooked, { permission: 'viewing' }, bookedTable)
export const changeBooked = bulkHandler(contract.changeBooked, { permission: 'viewing' }, bookedTable)

export const listWithoutRegistrations = tableHandler(
  contract.listWithoutRegistrations,
  { permission: 'viewing' },
  withoutRegistrationsTable,
)
export const changeWithoutRegistrations = bulkHandler(
  contract.changeWithoutRegistrations,
  { permission: 'viewing' },
  withoutRegistrationsTable,
)
