// What the area that writes bulk mails needs of their tasks.

export { writeTaskJob } from './task-deeds.ts'
export { viewOf as taskView } from './task-groups.ts'
