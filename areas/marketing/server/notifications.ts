// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [
  { key: 'marketing', order: 750, only: ['reletting', 'first-time-letting', 'sale'] },
]

export const kinds: readonly NotificationKind[] = [
  { kind: 'advert_error', group: 'marketing', order: 1386 },
  { kind: 'hand_over_failed', group: 'marketing', order: 1388, isUrgent: true },
]
