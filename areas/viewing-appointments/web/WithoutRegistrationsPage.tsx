// Open appointments, which nobody books.

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
