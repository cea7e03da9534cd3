// One thread in the list: contact, subject, preview, and marks with text labels.

import { Checkbox } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconBellZ,
  IconPaperclip,
  IconStarFilled,
  type Icon,
} from '@tabler/icons-react'
import { formatDate, formatDateTime, formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import { useAboutWords } from '../use-about.ts'
import styles from './InboxLine.module.css'

interface Props {
  item: InboxItem
  isOpen: boolean
  isChosen: boolean
  onOpen: () => void
  onChoose: () => void
}

export function InboxLine({ item, isOpen, isChosen, onOpen, onChoose }: Props) {
  const t = useText()
  const aboutWords = useAboutWords()
  const { application_id, isUnread, subject, preview, mails, lastAt, snoozedUntil } = item
  const name = item.contactName || item.contactAddress || t('communication_stranger')
  return (
    <li className={styles.line} data-unread={isUnread || undefined} data-open={isOpen || undefined}>
      <Checkbox
        size="xs"
        className={styles.box}
        aria-label={t('table_select_row', { title: name })}
        checked={isChosen}
        onChange={onChoose}
      />
      <button
        type="button"
        className={styles.open}
        data-thread={application_id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.row}>
          {isUnread && <Word text={t('communication_unread')} />}
          <span className={styles.name}>{name}</span>
          {mails > 1 && (
            <span className={styles.mails}>
              {mails}
              <Word text={t('communication_mails')} />
            </span>
          )}
          <Marks item={item} />
          <time className={styles.time} dateTime={lastAt}>
            {whenOf(lastAt)}
          </time>
        </span>
        <span className={styles.row}>
          <Direction item={item} />
          <span className={styles.subject}>{subject || t('communication_no_subject')}</span>
        </span>
        <span className={styles.row}>
          <span className={styles.preview}>{preview}</span>
          <span className={styles.about}>{aboutWords(item)}</span>
          {item.assignedTo && (
            <span className={styles.initials} title={t('communication_assigned_to', { name: item.assignedTo.name })}>
              <span aria-hidden>{item.assignedTo.initials}</span>
              <Word text={t('communication_assigned_to', { name: item.assignedTo.name })} />
            </span>
          )}
        </span>
        {snoozedUntil && isAhead(snoozedUntil) && (
          <span className={styles.snoozed}>
            <IconBellZ size={14} stroke={1.5} aria-hidden />
            {t('communication_snoozed_until', { date: formatDateTime(snoozedUntil) })}
          </span>
        )}
      </button>
    </li>
  )
}

/** Text for screen readers. The leading space keeps words from running together. */
const Word = ({ text }: { text: string }) => <span className="visually-hidden"> {text} </span>

function Direction({ item: { lastDirection } }: { item: InboxItem }) {
  const t = useText()
  const Arrow = lastDirection === 'in' ? IconArrowDownLeft : IconArrowUpRight
  const word = t(`communication_last_${lastDirection}`)
  return (
    <span className={styles.direction} data-direction={lastDirection} title={word}>
      <Arrow size={15} stroke={1.75} aria-hidden />
      <Word text={word} />
    </span>
  )
}

function Marks({ item }: { item: InboxItem }) {
  const t = useText()
  const { hasBounce, hasUnreadBounce, isImportant, hasAttachments } = item
  const marks: [boolean, string, Icon, string][] = [
    [
      hasBounce,
      t(hasUnreadBounce ? 'table_mail_bounced_unread' : 'table_mail_bounced'),
      IconAlertTriangleFilled,
      'red',
    ],
    [isImportant, t('communication_important'), IconStarFilled, 'amber'],
    [hasAttachments, t('communication_has_attachments'), IconPaperclip, 'grey'],
  ]
  return (
    <span className={styles.marks}>
      {marks
        .filter(([isOn]) => isOn)
        .map(([, word, Mark, tone]) => (
          <span key={word} title={word} data-tone={tone}>
            <Mark size={14} stroke={1.75} aria-hidden />
            <Word text={word} />
          </span>
        ))}
    </span>
  )
}

/** The time if the instant is today, else the date. */
const whenOf = (instant: string): string =>
  formatDate(instant) === formatDate(new Date().toISOString()) ? formatTime(instant) : formatDate(instant)

const isAhead = (instant: string): boolean => Date.parse(instant) > Date.now()
