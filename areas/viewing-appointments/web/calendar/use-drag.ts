// A dragged event without bookings is saved at once; otherwise a dialog asks whether participants get a mail.

import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { getAppointment } from '../../contract/plan.ts'
import { useEditAppointment } from '../changes.ts'
import { movedPlan, wallClockOf } from './moved-plan.ts'
import type { Moving } from './MoveModal.tsx'

export function useDrag(ask: (moving: Moving) => void) {
  const queryClient = useQueryClient()
  const editing = useEditAppointment(() => {})
  return async (moving: Moving): Promise<void> => {
    const { event, to = wallClockOf(event.startsAt), end = wallClockOf(event.endsAt) } = moving
    const params = { id: event.id }
    const appointment = await queryClient.fetchQuery(queryOf(getAppointment, { params })).catch(tellFailure)
    if (!appointment) return
    const { data, version, counts } = appointment
    const moved = movedPlan(data.days, { startsAt: event.startsAt, to, until: end.time })
    if (typeof moved === 'string' || counts.booked + counts.waiting > 0) return ask(moving)
    editing.mutate(
      { params, body: { ...data, ...moved, version, tellParticipants: false } },
      { onError: (failure) => tellFailure(failure) },
    )
  }
}
