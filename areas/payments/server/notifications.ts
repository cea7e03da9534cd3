// Notifications that payments send to staff.

import type { NotificationKind } from '#areas/users/rules/notifications.ts'

export const kinds: readonly NotificationKind[] = [{ kind: 'payment_unassigned', group: 'budget', order: 1395 }]
