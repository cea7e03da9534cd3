// Mutations on bulk mails, and the queries that each makes stale.

import { useQuery } from '@tanstack/react-query'
import { keyOf, queryOf, useChange } from '#platform/web/api/query.ts'
import { useLive } from '#platform/web/api/use-live.ts'
import { changeTask, getTaskGroup, listRecipients, listTaskGroups, type TaskGroup } from '../contract/tasks.ts'
import { taskStates } from '../rules/task-state.ts'

/** Poll interval in milliseconds (spec 1 §9). */
const pollEvery = 10_000
/** Poll interval in milliseconds while the panel is open, which shows a countdown and a progress bar. */
const watchEvery = 2_000

export const goesOn = ({ state }: Pick<TaskGroup, 'state'>): boolean => state === taskStates.inProgress

/** Refetched on live events, and polled while a task is running, more often while the panel is open. */
export function useTasks(isWatched: boolean) {
  useLive('tasks', [keyOf(listTaskGroups), keyOf(listRecipients)])
  return useQuery({
    ...queryOf(listTaskGroups),
    refetchInterval: ({ state: { data } }) => {
      if (!data?.items.some((task) => goesOn(task) && !task.isPaused)) return isWatched ? pollEvery : false
      return isWatched ? watchEvery : pollEvery
    },
  })
}

export const useChangeTask = () =>
  useChange(changeTask, { stale: [listTaskGroups, getTaskGroup, listRecipients], timeout: false })
