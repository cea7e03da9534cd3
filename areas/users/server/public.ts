// What the other areas may use of the people with a login: telling them what happened.

export { tellStaff, type Happening } from './staff-mails.ts'
