// What the other areas may use of the enquiries.

export { keepReminderOnPaper, retellReferenceReminders } from './reference-reminders.ts'
