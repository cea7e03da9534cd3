// Appointments to which people can be invited: of today and later days, published, full ones included because people
// then wait in line.

import type { Row } from '#platform/contract/table.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { cellWords } from '#platform/web/table/row-title.ts'
import { listBooked } from '../../contract/list.ts'
import { dayOfInstant, shownDay, shownTime } from '../when.ts'

const most = 50

export const comingAppointments = () =>
  queryOf(listBooked, {
    query: {
      state: 'all',
      sort: 'starts_at',
      rowsPerPage: most,
      tableDataOnly: true,
      filters: JSON.stringify({ date: { from: dayOf(new Date()) }, takes_place: true }),
    },
  })

const takesGuests = ({ _progress_state: state }: Row): boolean => state === 'published' || state === 'full'

const beginning = (instant: string) => instant && `${shownDay(dayOfInstant(instant))}, ${shownTime(instant)}`

export const appointmentOptions = (rows: readonly Row[]): { value: string; displayName: string }[] =>
  rows.filter(takesGuests).map((row) => ({
    value: row._id,
    displayName: [beginning(cellWords(row.starts_at)), cellWords(row.title)].filter(Boolean).join(' · '),
  }))
