// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'investors', order: 450, only: ['saleb2b'] }]

export const kinds: readonly NotificationKind[] = [
  { kind: 'investor_registered', group: 'investors', order: 1710 },
  { kind: 'investor_nda_signed', group: 'investors', order: 1720 },
  { kind: 'investor_offer', group: 'investors', order: 1730, isUrgent: true },
  { kind: 'investor_opted_out', group: 'investors', order: 1740 },
  { kind: 'investor_profile', group: 'investors', order: 1750 },
]
