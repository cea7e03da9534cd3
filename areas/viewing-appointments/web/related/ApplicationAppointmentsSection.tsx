// Appointments that an application was invited to or booked; hidden if there are none.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { getRecordAppointments } from '../../contract/plan.ts'
import { RelatedAppointments } from './RelatedAppointments.tsx'

export default function ApplicationAppointmentsSection({ application: { id } }: { application: { id: string } }) {
  return (
    <RelatedAppointments read={useQuery(queryOf(getRecordAppointments, { params: { kind: 'application', id } }))} />
  )
}
