// Appointments that an interested person was invited to or booked; hidden if there are none.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { getRecordAppointments } from '../../contract/plan.ts'
import { RelatedAppointments } from './RelatedAppointments.tsx'

export default function PersonAppointmentsSection({ person: { id } }: { person: { id: string } }) {
  return <RelatedAppointments read={useQuery(queryOf(getRecordAppointments, { params: { kind: 'interested', id } }))} />
}
