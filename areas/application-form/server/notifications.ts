// Notifications that this area sends to staff.

import type { NotificationKind } from '#areas/users/rules/notifications.ts'

export const kinds: readonly NotificationKind[] = [
  { kind: 'application_new', group: 'applications', order: 100 },
  { kind: 'application_updated', group: 'applications', order: 200 },
  { kind: 'application_withdrawn', group: 'applications', order: 300 },
]
