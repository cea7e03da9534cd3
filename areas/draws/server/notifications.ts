// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'draws', order: 650 }]

/** Nothing goes on until a second person acts, so both are mailed at once. */
export const kinds: readonly NotificationKind[] = [
  { kind: 'draw_to_confirm', group: 'draws', order: 1370, isUrgent: true },
  { kind: 'draw_second_run_requested', group: 'draws', order: 1380, isUrgent: true },
]
