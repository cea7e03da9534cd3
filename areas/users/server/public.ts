// Interface to other areas: declare notifications, notify staff, withdraw news, manage the logins of owners.

export { isTaken, makeLogin } from './creation.ts'
export { emptyLogin } from './deletion.ts'
export { refuseReset, sessionsOf } from './editing.ts'
export { stateOf } from './person-row.ts'
export { phoneIn } from './phone.ts'
export { mailPasswordLink } from './reset.ts'
export { forgetNewsAbout, toldAbout } from './news.ts'
export { notificationGroups, notificationKinds } from './notification-kinds.ts'
export { tellStaff, tellStaffOfEach } from './staff-mails.ts'
export type { Happening } from './listeners.ts'
