// The boxes of the inbox with their counts.

import {
  IconAlertTriangle,
  IconArchive,
  IconBellZ,
  IconHelpSquareRounded,
  IconInbox,
  IconMail,
  IconMailPause,
  IconPrinter,
  IconSend,
  IconStar,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { getMailboxes } from '../../contract/inbox.ts'
import { boxes, type Box } from '../inbox/inbox-view.ts'
import styles from './Mailboxes.module.css'

type Waiting = ReceivedResponseOf<typeof getMailboxes>['waiting']

interface Props {
  chosen: Box
  waiting: Waiting | undefined
  /** True if no mail server is configured, so that mails are held, or if held mails remain. */
  holds: boolean
  enter: (box: Box) => void
}

const signs: Record<Box, Icon> = {
  inbox: IconInbox,
  assigned: IconUserCheck,
  important: IconStar,
  unassigned: IconHelpSquareRounded,
  failed: IconAlertTriangle,
  sent: IconSend,
  snoozed: IconBellZ,
  archive: IconArchive,
  all: IconMail,
  letters: IconPrinter,
  held: IconMailPause,
}

/** Counts above this are not exact (spec 1 §9). */
const cap = 99

export function Mailboxes({ chosen, waiting, holds, enter }: Props) {
  const t = useText()
  const counts: Partial<Record<Box, number>> = waiting ?? {}
  return (
    <nav className={styles.boxes} aria-label={t('communication_boxes')}>
      <ul>
        {boxes
          .filter((box) => box !== 'held' || holds)
          .map((box) => (
            <BoxEntry key={box} box={box} count={counts[box] ?? 0} isChosen={box === chosen} enter={enter} />
          ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  box: Box
  count: number
  isChosen: boolean
  enter: (box: Box) => void
}

function BoxEntry({ box, count, isChosen, enter }: EntryProps) {
  const t = useText()
  const Sign = signs[box]
  return (
    <li>
      <button
        type="button"
        className={styles.box}
        aria-current={isChosen ? 'page' : undefined}
        onClick={() => enter(box)}
      >
        <Sign size={18} stroke={1.5} aria-hidden />
        <span className={styles.name}>{t(`communication_box_${box}`)}</span>
        {count > 0 && (
          <span className={styles.count} data-tone={box === 'failed' ? 'red' : undefined}>
            {count > cap ? `${cap}+` : count}
          </span>
        )}
      </button>
    </li>
  )
}
