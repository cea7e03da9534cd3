// Notifications that this area sends to staff.

import type { NotificationKind } from '#areas/users/rules/notifications.ts'

export const kinds: readonly NotificationKind[] = [
  { kind: 'documents_received', group: 'applications', order: 400 },
  { kind: 'reference_answered', group: 'applications', order: 500 },
]
