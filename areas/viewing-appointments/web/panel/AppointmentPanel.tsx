// Panel of an appointment: facts and seats, actions, participants by slot, invitations, links for the door, draws,
// history.

import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getParticipants } from '../../contract/participants.ts'
import { getAppointment, getAppointmentTimeline, type AppointmentView } from '../../contract/plan.ts'
import { takesBookings } from '../../rules/appointment.ts'
import { ActionBar } from './ActionBar.tsx'
import { DoorSection } from './DoorSection.tsx'
import { DrawsSection } from './DrawsSection.tsx'
import { Facts } from './Facts.tsx'
import { InvitationsSection } from './InvitationsSection.tsx'
import { SlotsSection } from './SlotsSection.tsx'

export default function AppointmentPanel({ id }: PanelProps) {
  const appointment = useQuery(queryOf(getAppointment, { params: { id } }))
  return (
    <QueryView query={appointment} rows={8}>
      {(data) => <Appointment appointment={data} />}
    </QueryView>
  )
}

function Appointment({ appointment }: { appointment: AppointmentView }) {
  const t = useText()
  const { id, number, data, state, stateTitle } = appointment
  const isBooked = takesBookings(data.kind)
  const read = useQuery({ ...queryOf(getParticipants, { params: { id } }), enabled: isBooked })
  usePanelFrame({
    title: t('viewing_appointments_head', { number, title: data.title }),
    badge: <StateBadge state={state} title={stateTitle} />,
  })
  return (
    <Stack gap={20}>
      <ActionBar appointment={appointment} />
      <Facts appointment={appointment} />
      {isBooked && <SlotsSection appointment={appointment} read={read} />}
      {isBooked && (read.data?.invitations.length ?? 0) > 0 && (
        <InvitationsSection invitations={read.data?.invitations ?? []} />
      )}
      {isBooked && <DrawsSection appointment={appointment} />}
      {isBooked && (state === 'published' || state === 'full') && <DoorSection id={id} />}
      <History id={id} />
    </Stack>
  )
}

const toneByEvent: Record<string, Tone> = {
  'viewing.published': 'green',
  'viewing.completed': 'green',
  'viewing.cancelled': 'red',
  'viewing.slot_cancelled': 'red',
  'viewing.edited': 'blue',
  'viewing.moved': 'blue',
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getAppointmentTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('viewing_appointments_timeline')}
      entries={entries}
      toneByEvent={toneByEvent}
      all={t('viewing_appointments_timeline_all', { count: entries.length })}
    />
  )
}
