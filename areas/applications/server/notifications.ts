// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [
  { key: 'applications', order: 100, only: ['reletting', 'first-time-letting', 'sale', 'build'] },
  { key: 'offers', order: 200, only: ['reletting', 'first-time-letting', 'build'] },
  { key: 'tenants', order: 300, only: ['reletting', 'first-time-letting', 'build'] },
]

export const kinds: readonly NotificationKind[] = [
  { kind: 'offer_accepted', group: 'offers', order: 600, isUrgent: true },
  { kind: 'offer_declined', group: 'offers', order: 700, isUrgent: true },
  { kind: 'offer_expired', group: 'offers', order: 800 },
  { kind: 'assignment_to_release', group: 'offers', order: 900 },
  { kind: 'tenant_without_contract', group: 'tenants', order: 1000 },
]
