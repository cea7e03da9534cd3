// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'investors', order: 450, only: ['saleb2b'] }]

export const kinds: readonly NotificationKind[] = [
  { kind: 'investor_registered', group: 'investors', order: 1510 },
  { kind: 'investor_nda_signed', group: 'investors', order: 1520 },
  { kind: 'investor_offer', group: 'investors', order: 1530, isUrgent: true },
  { kind: 'investor_opted_out', group: 'investors', order: 1540 },
  { kind: 'investor_profile', group: 'investors', order: 1550 },
]
