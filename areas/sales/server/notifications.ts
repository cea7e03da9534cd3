// Notifications that this area sends to staff.

import type { NotificationGroup, NotificationKind } from '#areas/users/rules/notifications.ts'

export const groups: readonly NotificationGroup[] = [{ key: 'sales', order: 250, only: ['sale'] }]

export const kinds: readonly NotificationKind[] = [
  { kind: 'buying_confirmed', group: 'sales', order: 1010 },
  { kind: 'reservation_accepted', group: 'sales', order: 1020 },
  { kind: 'reservation_signing_ended', group: 'sales', order: 1025 },
  { kind: 'reservation_fee_paid', group: 'sales', order: 1030, isUrgent: true },
  { kind: 'reservation_fee_reversed', group: 'sales', order: 1040, isUrgent: true },
  { kind: 'reservation_overdue', group: 'sales', order: 1050 },
  { kind: 'reservation_countersign', group: 'sales', order: 1055, isUrgent: true },
  { kind: 'reservation_released', group: 'sales', order: 1060 },
  { kind: 'price_list_awaits_approval', group: 'sales', order: 1070 },
  { kind: 'discount_awaits_approval', group: 'sales', order: 1080 },
  { kind: 'sale_defect_due', group: 'sales', order: 1090 },
  { kind: 'choices_confirmed', group: 'sales', order: 1095 },
  { kind: 'choices_closed', group: 'sales', order: 1096 },
  { kind: 'date_chosen', group: 'sales', order: 1097 },
  { kind: 'no_date_suits', group: 'sales', order: 1098 },
  { kind: 'dates_unanswered', group: 'sales', order: 1099 },
]
