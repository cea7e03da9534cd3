// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'communication', order: 700 }]

export const kinds: readonly NotificationKind[] = [
  { kind: 'mail_received', group: 'communication', order: 1500 },
  { kind: 'mail_bounced', group: 'communication', order: 1600, isUrgent: true },
]
