// Appointments that take bookings.

import { changeBooked, listBooked } from '../contract/list.ts'
import { AppointmentsPage } from './AppointmentsPage.tsx'

export default function BookedPage() {
  return <AppointmentsPage page="booked" endpoint={listBooked} bulkEndpoint={changeBooked} />
}
