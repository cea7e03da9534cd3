// Notifications that this area sends to staff.

import type { NotificationKind } from '#areas/users/rules/notifications.ts'

export const kinds: readonly NotificationKind[] = [{ kind: 'contract_signed', group: 'tenants', order: 1100 }]
