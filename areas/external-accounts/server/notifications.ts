// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'external', order: 900, only: ['saleb2b', 'sale'] }]

export const kinds: readonly NotificationKind[] = [
  { kind: 'external_texts_stopped', group: 'external', order: 1900, isUrgent: true },
]
