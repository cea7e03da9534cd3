// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'document_room', order: 850, only: ['sale', 'saleb2b'] }]

export const kinds: readonly NotificationKind[] = [
  { kind: 'room_guest_registered', group: 'document_room', order: 1910 },
  { kind: 'room_file_waits', group: 'document_room', order: 1920 },
]
