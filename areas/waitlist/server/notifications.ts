// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [
  { key: 'waitlist', order: 400, only: ['reletting', 'first-time-letting'] },
]

export const kinds: readonly NotificationKind[] = [
  { kind: 'waitlist_request_filled', group: 'waitlist', order: 1200 },
  { kind: 'waitlist_proposal_answered', group: 'waitlist', order: 1300 },
]
