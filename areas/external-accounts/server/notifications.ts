// Notifications that this area sends to staff.

import type { NotificationKind } from '#areas/users/rules/notifications.ts'

export const kinds: readonly NotificationKind[] = [
  { kind: 'external_texts_stopped', group: 'communication', order: 1610, isUrgent: true },
]
