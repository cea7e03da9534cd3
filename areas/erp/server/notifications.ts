// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [
  { key: 'interfaces', order: 800, only: ['reletting', 'first-time-letting', 'build'] },
]

export const kinds: readonly NotificationKind[] = [
  { kind: 'erp_error', group: 'interfaces', order: 1400, isUrgent: true },
]
