// What the other areas may use of the people with a login: telling them what happened, changing them.

export { holdPerson } from './person-row.ts'
export { tellStaff, type Happening } from './staff-mails.ts'
