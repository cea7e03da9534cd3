// Interface to the area that writes bulk mails.

export { followAgain, writeTaskJob } from './task-actions.ts'
export { thisTask, viewOf as taskView } from './task-groups.ts'
export { taskGroup, taskRecipient } from './tables.ts'
export { beginWrittenTask, recordWrittenTask } from './written-tasks.ts'
