// Public interface for the areas whose bulk mails are tasks.

export { useTellOfTask } from './tell-of-task.ts'
