// Notifications that the budget sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'budget', order: 1000 }]

export const kinds: readonly NotificationKind[] = [{ kind: 'cost_awaits_approval', group: 'budget', order: 1390 }]
