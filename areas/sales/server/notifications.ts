// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'sales', order: 250, only: ['sale'] }]

export const kinds: readonly NotificationKind[] = [{ kind: 'buying_confirmed', group: 'sales', order: 1010 }]
