// Interface to other areas: declare notifications, notify staff, withdraw news, change people.

export { forgetNewsAbout, toldAbout } from './news.ts'
export { notificationGroups, notificationKinds } from './notification-kinds.ts'
export { tellStaff, tellStaffOfEach } from './staff-mails.ts'
export type { Happening } from './listeners.ts'
