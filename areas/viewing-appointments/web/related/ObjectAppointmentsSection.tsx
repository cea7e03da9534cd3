// Appointments at which an object is seen, and a button that plans one.

import { Button, LoadingOverlay } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ObjectView } from '#areas/objects/contract/object.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { getObjectAppointments } from '../../contract/plan.ts'
import { appointmentPanel } from '../../rules/appointment-address.ts'
import { RelatedAppointments } from './RelatedAppointments.tsx'

const PlanModal = lazy(() => import('../plan/PlanModal.tsx'))

export default function ObjectAppointmentsSection({ object }: { object: ObjectView }) {
  const t = useText()
  const panel = usePanel()
  const [isPlanning, setPlanning] = useState(false)
  const { id, title, building } = object
  const read = useQuery(queryOf(getObjectAppointments, { params: { id } }))
  return (
    <>
      <RelatedAppointments
        read={read}
        empty={t('viewing_appointments_object_none')}
        action={
          <Button variant="default" size="compact-sm" onClick={() => setPlanning(true)}>
            {t('viewing_appointments_plan_new')}
          </Button>
        }
      />
      {isPlanning && (
        <Suspense fallback={<LoadingOverlay visible />}>
          <PlanModal
            planning={{
              how: 'new',
              objects: [{ value: id, displayName: title }],
              title: t('viewing_appointments_title_of', { object: title }),
              place: [building.street, building.place].filter(Boolean).join(', '),
            }}
            onClose={() => setPlanning(false)}
            onSaved={(made) => {
              setPlanning(false)
              void panel.open(appointmentPanel, made)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
