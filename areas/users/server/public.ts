// What the other areas may use of the people with a login: telling them what happened and taking it back, changing them.

export { forgetNewsAbout, toldAbout } from './news.ts'
export { tellStaff, tellStaffOfEach } from './staff-mails.ts'
export type { Happening } from './listeners.ts'
