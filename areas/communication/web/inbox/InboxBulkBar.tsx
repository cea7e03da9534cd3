// Bar with actions for several selected threads; it replaces the search.

import { ActionIcon } from '@mantine/core'
import { IconArchive, IconMail, IconMailOpened, IconStar, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { AssignMenu } from './AssignMenu.tsx'
import { useSetMailStates } from '../changes.ts'
import { ToolRow } from './ToolRow.tsx'
import styles from './InboxBulkBar.module.css'
import { SnoozeMenu } from './SnoozeMenu.tsx'
import { isLeaving, tellDone, type ThreadActionBody } from '../thread/thread-actions.ts'
import type { ChosenThreads } from './use-chosen-threads.ts'

interface Props {
  choice: ChosenThreads
  /** Called with the threads that leave the list. */
  onLeft: (ids: readonly string[]) => void
}

export function InboxBulkBar({ choice, onLeft }: Props) {
  const t = useText()
  const [isSnoozing, setSnoozing] = useState(false)
  const action = useSetMailStates(choice.clear)
  const { ids, isAllArchived } = choice
  const run = (body: ThreadActionBody) =>
    action.mutate(
      { body: { ...body, targets: [...ids] } },
      {
        onSuccess: ({ changed }) => {
          tellDone(body, changed)
          if (isLeaving(body)) onLeft(ids)
        },
      },
    )
  const archive = isAllArchived ? 'unarchive' : 'archive'
  return (
    <ToolRow role="toolbar" label={t('table_bulk_actions')}>
      <ActionIcon variant="subtle" color="gray" aria-label={t('table_selection_clear')} onClick={choice.clear}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <span className={styles.count} role="status">
        {t('table_selected', { count: ids.length })}
      </span>
      <IconButton label={t(`communication_deed_${archive}`)} onClick={() => run({ state: archive })}>
        <IconArchive size={18} stroke={1.5} />
      </IconButton>
      <IconButton label={t('communication_deed_read')} onClick={() => run({ state: 'read' })}>
        <IconMailOpened size={18} stroke={1.5} />
      </IconButton>
      <IconButton label={t('communication_deed_unread')} onClick={() => run({ state: 'unread' })}>
        <IconMail size={18} stroke={1.5} />
      </IconButton>
      <IconButton label={t('communication_deed_important')} onClick={() => run({ state: 'important' })}>
        <IconStar size={18} stroke={1.5} />
      </IconButton>
      <AssignMenu assignedTo={null} onAssign={(userId) => run({ state: 'assign', userId })} />
      <SnoozeMenu
        isSnoozed={false}
        isOpen={isSnoozing}
        onOpen={setSnoozing}
        onSnooze={(until) => run({ state: 'snooze', until })}
      />
    </ToolRow>
  )
}
