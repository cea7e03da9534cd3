// A single bulk mail: subject, progress, and actions.

import { Button, Progress } from '@mantine/core'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSecondsUntil } from '#platform/web/ui/use-seconds-until.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { Tone } from '#platform/web/theme/tokens.ts'
import type { TaskGroup } from '../contract/tasks.ts'
import type { TaskAction } from '../rules/task-state.ts'
import { taskStates } from '../rules/task-state.ts'
import { goesOn, useChangeTask } from './changes.ts'
import styles from './Tasks.module.css'

const tones: Record<number, Tone> = {
  [taskStates.temp]: 'grey',
  [taskStates.inProgress]: 'blue',
  [taskStates.completed]: 'green',
  [taskStates.failed]: 'red',
  [taskStates.terminated]: 'grey',
}

interface Props {
  task: TaskGroup
  onShow: () => void
}

export function TaskItem({ task, onShow }: Props) {
  const t = useText()
  const action = useChangeTask()
  const seconds = useSecondsUntil(task.leavesAt)
  const run = (name: TaskAction) =>
    action.mutate({ params: { id: task.id, deed: name }, body: { version: task.version } })
  const stop = async () => {
    const isSure = await askToConfirm({
      title: t('tasks_terminate_title'),
      text: t('tasks_terminate_text'),
      confirm: t('tasks_terminate'),
      danger: true,
    })
    if (isSure) run('terminate')
  }
  const share = (count: number) => (task.total_tasks > 0 ? (count / task.total_tasks) * 100 : 0)
  const isLeaving = goesOn(task) && seconds > 0
  return (
    <article className={styles.task} aria-label={task.title}>
      <header className={styles.head}>
        <strong className={styles.title}>{task.title}</strong>
        <StateBadge state={String(task.state)} title={task.stateTitle} tone={tones[task.state] ?? 'grey'} />
      </header>
      <Progress.Root size="sm" aria-hidden>
        <Progress.Section value={share(task.completed_tasks)} color="green" />
        <Progress.Section value={share(task.failed_tasks)} color="red" />
        <Progress.Section value={share(task.terminated_tasks)} color="gray" />
      </Progress.Root>
      <p className={styles.counts} role="status">
        {t('tasks_progress', {
          done: formatNumber(task.completed_tasks),
          total: formatNumber(task.total_tasks),
        })}
        {task.failed_tasks > 0 && (
          <span className={styles.failed}>{t('tasks_failed', { count: task.failed_tasks })}</span>
        )}
        {task.terminated_tasks > 0 && <span>{t('tasks_terminated', { count: task.terminated_tasks })}</span>}
        {task.excluded > 0 && <span>{t('tasks_excluded', { count: task.excluded })}</span>}
      </p>
      <p className={styles.when}>
        {isLeaving ? t('tasks_leaves_in', { seconds }) : taskTime(task.finish_time ?? task.created)}
        {task.createdBy && ` · ${task.createdBy}`}
      </p>
      <div className={styles.actions}>
        <Button variant="default" size="compact-sm" onClick={onShow}>
          {t('tasks_show')}
        </Button>
        {task.can.pause?.allowed && !isLeaving && (
          <Button variant="default" size="compact-sm" loading={action.isPending} onClick={() => run('pause')}>
            {t('tasks_pause')}
          </Button>
        )}
        {task.can.resume?.allowed && (
          <Button size="compact-sm" loading={action.isPending} onClick={() => run('resume')}>
            {t('tasks_resume')}
          </Button>
        )}
        {task.can.retry?.allowed && (
          <Button variant="default" size="compact-sm" loading={action.isPending} onClick={() => run('retry')}>
            {t('tasks_retry')}
          </Button>
        )}
        {task.can.terminate?.allowed && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            loading={action.isPending}
            onClick={() => (isLeaving ? run('terminate') : void stop())}
          >
            {t(isLeaving ? 'tasks_call_back' : 'tasks_terminate')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** DD.MM.YYYY HH:mm:ss (spec 1 §9). */
const taskTime = (instant: string): string =>
  `${formatDate(instant)} ${new Date(instant).toLocaleTimeString('de-CH', { hour12: false })}`
