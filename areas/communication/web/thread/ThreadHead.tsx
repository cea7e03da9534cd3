// Head of a thread: contact, record, and actions on the whole thread.

import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowLeft,
  IconMailOpened,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useRecordKind } from '#platform/web/records/use-record-kinds.ts'
import { useCommands, type Command } from '#platform/web/core/commands.ts'
import { useSession } from '#platform/web/api/session.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { KeyHint } from '#platform/web/ui/KeyHint.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { useState } from 'react'
import type { InboxItem } from '../../contract/inbox.ts'
import { AssignMenu } from '../inbox/AssignMenu.tsx'
import { SnoozeMenu } from '../inbox/SnoozeMenu.tsx'
import { useColleagues } from './use-thread.ts'
import styles from './ThreadHead.module.css'
import { actionKeys, useOneThread } from './thread-actions.ts'
import { useAboutWords } from '../use-about.ts'

interface Props {
  thread: InboxItem
  place: 'page' | 'panel'
  onBack: (() => void) | undefined
  onLeave: () => void
  /** Undefined if writing is not possible. */
  onAnswer: (() => void) | undefined
}

export function ThreadHead(props: Props) {
  const { thread, place, onBack } = props
  const t = useText()
  return (
    <header className={styles.head} data-place={place}>
      {onBack && (
        <button type="button" className={styles.back} onClick={onBack}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {t('communication_back_to_list')}
        </button>
      )}
      <div className={styles.row}>
        <div className={styles.names}>
          {place === 'page' && (
            <h2 className={styles.title}>
              {thread.contactName || thread.contactAddress || t('communication_stranger')}
            </h2>
          )}
          <p className={styles.facts}>
            <RecordLink thread={thread} />
            {thread.contactAddress && <span>{thread.contactAddress}</span>}
            {thread.snoozedUntil && (
              <span>{t('communication_snoozed_until', { date: formatDateTime(thread.snoozedUntil) })}</span>
            )}
          </p>
        </div>
        <Tools {...props} />
      </div>
    </header>
  )
}

function RecordLink({ thread }: { thread: InboxItem }) {
  const { can } = useSession()
  const kind = useRecordKind(thread.about)
  const name = useAboutWords()(thread)
  return thread.href && kind && can(kind.permission) ? (
    <ScreenLink to={thread.href}>{name}</ScreenLink>
  ) : (
    <span>{name}</span>
  )
}

function Tools({ thread, place, onLeave, onAnswer }: Props) {
  const t = useText()
  const { isImportant, isArchived, snoozedUntil, assignedTo } = thread
  const [isSnoozing, setSnoozing] = useState(false)
  const run = useOneThread(thread, onLeave)
  const archive = () => run({ state: isArchived ? 'unarchive' : 'archive' })
  const important = () => run({ state: isImportant ? 'unimportant' : 'important' })
  const unread = () => run({ state: 'unread' })
  const words = {
    archive: t(isArchived ? 'communication_deed_unarchive' : 'communication_deed_archive'),
    important: t(isImportant ? 'communication_deed_unimportant' : 'communication_deed_important'),
    unread: t('communication_deed_unread'),
    snooze: t('communication_deed_snooze'),
    answer: t('communication_answer'),
  }
  const group = t('communication_messages')
  const command = (key: keyof typeof words, action: () => void): Command => ({
    id: `thread ${key}`,
    title: words[key],
    keys: actionKeys[key],
    group,
    run: action,
  })
  const assigning = useColleagues()
    .filter(({ id }) => id !== assignedTo?.id)
    .map(({ id, name }) => ({
      id: `assign ${id}`,
      title: t('communication_assign_to', { name }),
      icon: 'user',
      group,
      run: () => run({ state: 'assign', userId: id }),
    }))
  // In a panel beside a list the shortcuts belong to the list.
  useCommands(
    place === 'panel'
      ? assigning
      : [
          ...assigning,
          ...(onAnswer ? [command('answer', onAnswer)] : []),
          command('archive', archive),
          command('unread', unread),
          command('important', important),
          command('snooze', () => setSnoozing(true)),
        ],
  )
  const keysOf = (key: keyof typeof words) => (place === 'panel' ? {} : { keys: actionKeys[key] })
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('communication_thread_deeds')}>
      <AssignMenu assignedTo={assignedTo} onAssign={(userId) => run({ state: 'assign', userId })} />
      <SnoozeMenu
        isSnoozed={snoozedUntil !== null}
        isOpen={isSnoozing}
        onOpen={setSnoozing}
        onSnooze={(until) => run({ state: 'snooze', until })}
        {...keysOf('snooze')}
      />
      <Tooltip label={<KeyHint text={words.important} {...keysOf('important')} />}>
        <ActionIcon aria-label={words.important} aria-pressed={isImportant} onClick={important}>
          {isImportant ? <IconStarFilled size={18} className={styles.starred} /> : <IconStar size={18} stroke={1.5} />}
        </ActionIcon>
      </Tooltip>
      <IconButton label={words.unread} onClick={unread} {...keysOf('unread')}>
        <IconMailOpened size={18} stroke={1.5} />
      </IconButton>
      <IconButton label={words.archive} onClick={archive} {...keysOf('archive')}>
        {isArchived ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />}
      </IconButton>
    </div>
  )
}
