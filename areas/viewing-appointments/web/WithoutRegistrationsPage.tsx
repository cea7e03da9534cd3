// Open appointments, which need no booking.

import { changeWithoutRegistrations, listWithoutRegistrations } from '../contract/list.ts'
import { AppointmentsPage } from './AppointmentsPage.tsx'

export default function WithoutRegistrationsPage() {
  return (
    <AppointmentsPage
      page="withoutRegistrations"
      endpoint={listWithoutRegistrations}
      bulkEndpoint={changeWithoutRegistrations}
    />
  )
}
