// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'appointments', order: 600 }]

export const kinds: readonly NotificationKind[] = [
  { kind: 'appointment_booked', group: 'appointments', order: 1350 },
  { kind: 'appointment_cancelled', group: 'appointments', order: 1360 },
]
