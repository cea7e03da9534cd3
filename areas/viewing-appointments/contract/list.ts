// The two lists of appointments and their bulk actions.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'

export const listBooked = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/with-participants',
  summary: 'Appointments that take bookings, searched, filtered and sorted, with seats (persons) and people in line.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeBooked = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/with-participants',
  summary: 'Publishes or deletes the chosen appointments, or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

export const listWithoutRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/without-registrations',
  summary: 'Open appointments with date and place, which nobody books; searched, filtered and sorted.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeWithoutRegistrations = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/without-registrations',
  summary: 'Publishes or deletes the chosen open appointments, or answers them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

/** Search endpoints of the filter by object. */
export const bookedObjectChoices = '/api/v1/appointments/with-participants/choices/objects'
export const openObjectChoices = '/api/v1/appointments/without-registrations/choices/objects'
