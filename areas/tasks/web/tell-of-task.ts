// Reports a confirmed bulk mail and offers to recall it: in the panel of background tasks, or in a notification if
// the project or person has no such panel.

import { holdSeconds } from '#platform/rules/mail-states.ts'
import { call } from '#platform/web/api/call.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import { useSession } from '#platform/web/api/session.ts'
import { hasTaskPanel, openTasks } from '#platform/web/shell/frame/tasks-open.ts'
import { changeTask, getTaskGroup, type TaskGroup } from '../contract/tasks.ts'

export function useTellOfTask(): (task: TaskGroup) => void {
  const t = useText()
  const session = useSession()
  return ({ id, leavesAt, total_tasks: count }) => {
    if (hasTaskPanel(session)) return openTasks()
    const title = t('tasks_begun', { count, number: formatNumber(count) })
    if (leavesAt === null) return notify({ type: 'success', title })
    notify({
      type: 'success',
      title,
      description: t('tasks_begun_text', { seconds: holdSeconds }),
      duration: holdSeconds * 1000,
      takeBack: {
        until: leavesAt,
        text: 'tasks_call_back_in',
        run: async () => {
          // Its mails are being written meanwhile, so the version may have changed.
          const { version } = await call(getTaskGroup, { params: { id } })
          await call(changeTask, { params: { id, deed: 'terminate' }, body: { version } }, { timeout: false })
          return { notify: [{ type: 'success', title: t('tasks_called_back') }] }
        },
      },
    })
  }
}
