// What the area that writes bulk mails needs of their tasks.

export { followAgain, writeTaskJob } from './task-actions.ts'
export { thisTask, viewOf as taskView } from './task-groups.ts'
export { taskGroup, taskRecipient } from './tables.ts'
