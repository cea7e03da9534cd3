// Bulk actions on appointments; each applies the same rule as the action on a single appointment.

import type { StaffContext } from '#platform/server/context.ts'
import type { BulkAction, Obstacle } from '#platform/server/table/declaration.ts'
import { appointmentCan, type AppointmentAction } from '../../rules/appointment-can.ts'
import { lockAppointment } from '../appointment-row.ts'
import type { FoundAppointment } from './list-row.ts'
import { publish, remove } from '../planning/status.ts'

const obstacleOf =
  (action: AppointmentAction) =>
  (found: FoundAppointment, ctx: StaffContext): Obstacle | null => {
    const standing = { ...found, state: found.keptState, hasHost: found.hostTitle !== '' }
    const verdict = appointmentCan[action](standing, ctx.now)
    return verdict.allowed ? null : { key: verdict.reason }
  }

export const appointmentBulkActions: readonly BulkAction<FoundAppointment>[] = [
  {
    key: 'publish',
    name: 'viewing_appointments_action_publish',
    permission: 'viewing',
    icon: 'send',
    flag: '_bulk_publish_viewing',
    obstacle: obstacleOf('publish'),
    perform: async (ctx, { id }) => void (await publish(ctx, await lockAppointment(ctx, id))),
  },
  {
    key: 'delete',
    name: 'general_delete',
    permission: 'viewing',
    icon: 'trash',
    danger: true,
    flag: '_bulk_delete_available',
    obstacle: obstacleOf('delete'),
    perform: async (ctx, { id }) => remove(ctx, await lockAppointment(ctx, id)),
  },
]
