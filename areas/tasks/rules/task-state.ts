// States of a bulk mail, with the numbers of the specification, and its permitted actions.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'

export const taskStates = { temp: 1, inProgress: 2, completed: 3, failed: 4, terminated: 5 } as const
export type TaskState = (typeof taskStates)[keyof typeof taskStates]

export const recipientStates = ['waiting', 'written', 'excluded', 'terminated'] as const

/** Outcome that is kept for a mail whose recipient was erased. */
export const erasedOutcomes = ['printed', 'sent', 'failed', 'terminated'] as const

/** 1 groups tasks that are prepared or in progress, 2 those that have ended. */
export const progressStates = [1, 2] as const

export const statesOfProgress: Record<(typeof progressStates)[number], readonly number[]> = {
  1: [taskStates.temp, taskStates.inProgress],
  2: [taskStates.completed, taskStates.failed, taskStates.terminated],
}

export const taskActions = ['confirm', 'pause', 'resume', 'terminate', 'retry'] as const
export type TaskAction = (typeof taskActions)[number]

export interface Counts {
  total_tasks: number
  completed_tasks: number
  failed_tasks: number
  terminated_tasks: number
}

interface Task extends Counts {
  state: number
  isPaused: boolean
}

const ended = ({ state }: Task) => statesOfProgress[2].includes(state)

export const taskCan: Record<TaskAction, (task: Task) => Verdict> = {
  confirm: (task) => {
    if (task.state !== taskStates.temp) return no('tasks_reason_is_confirmed')
    return task.total_tasks > 0 ? yes : no('tasks_reason_nobody')
  },
  pause: (task) => (task.state === taskStates.inProgress && !task.isPaused ? yes : no('tasks_reason_does_not_run')),
  resume: (task) => (task.state === taskStates.inProgress && task.isPaused ? yes : no('tasks_reason_not_paused')),
  terminate: (task) => (ended(task) ? no('tasks_reason_has_ended') : yes),
  retry: (task) =>
    ended(task) && task.state !== taskStates.terminated && task.failed_tasks > 0
      ? yes
      : no('tasks_reason_nothing_failed'),
}

/** Final state once no mail is pending: completed, or failed if none was delivered. Null while mails are pending. */
export function endOf({ total_tasks, completed_tasks, failed_tasks, terminated_tasks }: Counts): TaskState | null {
  if (completed_tasks + failed_tasks + terminated_tasks < total_tasks) return null
  return completed_tasks === 0 && failed_tasks > 0 ? taskStates.failed : taskStates.completed
}
