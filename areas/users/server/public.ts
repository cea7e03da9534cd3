// Interface to other areas: notify staff, withdraw news, change people.

export { forgetNewsAbout, toldAbout } from './news.ts'
export { tellStaff, tellStaffOfEach } from './staff-mails.ts'
export type { Happening } from './listeners.ts'
