// What the other areas may use of the enquiries.

export { retellReferenceReminders } from './reference-reminders.ts'
