// Bulk mails in the top bar: progress and actions of each (spec 1 §2.1, §4).

import { Popover } from '@mantine/core'
import { IconProgressCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useStore } from '#platform/web/core/store.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { tasksOpen } from '#platform/web/shell/frame/tasks-open.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { goesOn, useTasks } from './changes.ts'
import { RecipientsModal } from './RecipientsModal.tsx'
import { TaskItem } from './TaskItem.tsx'
import styles from './Tasks.module.css'

export default function TasksMenu() {
  const t = useText()
  const isOpen = useStore(tasksOpen)
  const [shown, show] = useState<{ id: string; title: string }>()
  const query = useTasks(isOpen)
  const { data } = query
  const going = data?.items.filter(goesOn).length ?? 0
  const label = going > 0 ? t('tasks_going_on', { count: going }) : t('tasks_title')
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={tasksOpen.set}
        position="bottom-end"
        width={400}
        trapFocus
        returnFocus
        shadow="md"
        // aria-expanded belongs on the button, not on the popover's wrapper.
        withRoles={false}
      >
        <Popover.Target>
          <span className={styles.tool}>
            <IconButton label={label} isExpanded={isOpen} onClick={() => tasksOpen.set(!isOpen)}>
              <IconProgressCheck size={20} stroke={1.5} />
            </IconButton>
            {going > 0 && <span className={styles.mark}>{going}</span>}
          </span>
        </Popover.Target>
        <Popover.Dropdown className={styles.dropdown} role="dialog" aria-label={t('tasks_title')}>
          <h2 className={styles.heading}>{t('tasks_title')}</h2>
          {!data && <QueryView query={query} rows={3} />}
          {data?.items.length === 0 && <EmptyState title={t('tasks_none')} text={t('tasks_none_text')} />}
          {data && data.items.length > 0 && (
            <ul className={styles.list}>
              {data.items.map((task) => (
                <li key={task.id}>
                  <TaskItem
                    task={task}
                    onShow={() => {
                      tasksOpen.set(false)
                      show({ id: task.id, title: task.title })
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </Popover.Dropdown>
      </Popover>
      {shown && <RecipientsModal {...shown} onClose={() => show(undefined)} />}
    </>
  )
}
