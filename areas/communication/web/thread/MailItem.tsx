// A mail of a thread: sender, state with reason, text, attachments and actions.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import type { InboxItem } from '../../contract/inbox.ts'
import type { FeedMail } from '../../contract/feed-mail.ts'
import { CallBack } from './CallBack.tsx'
import { useRetryMail } from '../changes.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { MailAttachments } from './MailAttachments.tsx'
import { MailBody } from './MailBody.tsx'
import { UnderMail } from './UnderMail.tsx'
import styles from './MailItem.module.css'
import { stateMarks } from './mail-marks.ts'
import { MoveModal } from '../inbox/MoveModal.tsx'
import { NoteForm } from './NoteForm.tsx'
import { showLetter, useMailActions } from './use-mail-actions.ts'

export interface MailItemProps {
  mail: FeedMail
  thread: InboxItem
  /** The newest mail shows more of its text. */
  isNewest: boolean
  onCalledBack: () => void
  /** Called when the mail was moved to another thread. */
  onMoved: (threadId: string) => void
}

export function MailItem({ mail, thread, isNewest, onCalledBack, onMoved }: MailItemProps) {
  const t = useText()
  const [asking, ask] = useState<'move' | 'rewrite'>()
  const { actions, isBusy } = useMailActions(mail, { ask, onCalledBack })
  const close = () => ask(undefined)
  const isNote = mail.state === 'note'
  return (
    <article className={styles.mail} data-direction={mail.direction} data-note={isNote || undefined}>
      <header className={styles.head}>
        <Names mail={mail} />
        <span className={styles.side}>
          <StateWord mail={mail} />
          <time className={styles.time} dateTime={mail.sentAt ?? mail.at}>
            {formatDateTime(mail.sentAt ?? mail.at)}
          </time>
          <ActionMenu label={t('communication_mail_more')} actions={actions} isBusy={isBusy} />
        </span>
      </header>
      {mail.failure && <Failure failure={mail.failure} />}
      {mail.subject && <h3 className={styles.subject}>{mail.subject}</h3>}
      {mail.invitation && <InvitationCard invitation={mail.invitation} />}
      {asking === 'rewrite' ? (
        <NoteForm threadId={thread.application_id} note={mail} takesFocus onDone={close} />
      ) : (
        <MailBody mail={mail} most={isNewest ? 'much' : 'little'} />
      )}
      {mail.letter && <OnPaper mail={mail} letter={mail.letter} />}
      {mail.attachments.length > 0 && <MailAttachments mail={mail} thread={thread} />}
      {mail.leftOut.length > 0 && (
        <p className={styles.remark}>{t('communication_left_out', { names: mail.leftOut.join(', ') })}</p>
      )}
      {mail.isSigned && <p className={styles.remark}>{t('communication_is_signed')}</p>}
      {mail.maybeTwice && <p className={styles.remark}>{t('communication_maybe_twice')}</p>}
      {mail.leavesAt && mail.can.beCalledBack.allowed && (
        <CallBack mailId={mail.id} leavesAt={mail.leavesAt} onCalledBack={onCalledBack} />
      )}
      {mail.stands && <StillStands mail={mail} />}
      {asking === 'move' && <MoveModal mail={mail} onClose={close} onMoved={onMoved} />}
    </article>
  )
}

function Names({ mail }: { mail: FeedMail }) {
  const t = useText()
  const { direction, state, author, fromName, fromAddress, toName, toAddress, isAutomatic, kindTitle, replyTo } = mail
  if (state === 'note') return <span className={styles.name}>{author ?? fromName}</span>
  if (direction === 'in') {
    return (
      <span className={styles.who}>
        <span className={styles.name}>{fromName || fromAddress}</span>
        {fromName && fromName !== fromAddress && <span className={styles.to}>{fromAddress}</span>}
        {mail.isFromOther && <span className={styles.other}>{t('communication_other_address')}</span>}
        {isAutomatic && <span className={styles.kind}>{t('communication_automatic_answer')}</span>}
        {replyTo && (
          <span className={styles.to}>{t('communication_answer_goes_to', { name: nameAndAddress(replyTo) })}</span>
        )}
      </span>
    )
  }
  return (
    <span className={styles.who} title={`${fromAddress} → ${toAddress}`}>
      <span className={styles.name}>{author ?? fromName}</span>
      <span className={styles.to}>{t('communication_to_name', { name: toName || toAddress })}</span>
      {!author && <span className={styles.kind}>{kindTitle}</span>}
    </span>
  )
}

const nameAndAddress = ({ name, address }: { name: string; address: string }): string =>
  name ? `${name} (${address})` : address

function StateWord({ mail: { state, stateTitle } }: { mail: FeedMail }) {
  const { icon: Mark, tone } = stateMarks[state]
  return (
    <span className={styles.state} data-tone={tone}>
      <Mark size={15} stroke={1.75} aria-hidden />
      {stateTitle}
    </span>
  )
}

/** The mail was called back, but the action that it announces remains in effect. */
function StillStands({ mail }: { mail: FeedMail }) {
  const t = useText()
  const retry = useRetryMail()
  return (
    <UnderMail text={mail.stands}>
      <Button
        size="compact-sm"
        variant="default"
        loading={retry.isPending}
        onClick={() => retry.mutate({ params: { mailId: mail.id } })}
      >
        {t('communication_send_after_all')}
      </Button>
    </UnderMail>
  )
}

/** Destination of a letter and a link to its pages. */
function OnPaper({ mail, letter }: { mail: FeedMail; letter: NonNullable<FeedMail['letter']> }) {
  const t = useText()
  return (
    <p className={styles.remark}>
      {letter.isPrintable
        ? t('communication_letter_goes_to', { address: letter.lines.join(', ') })
        : t('communication_letter_address_unknown')}{' '}
      <button type="button" className={styles.open} onClick={() => void showLetter(mail.id, mail.subject)}>
        {t('communication_letter_open')}
      </button>
    </p>
  )
}

/** Reason of the delivery failure, with the other server's message below. */
function Failure({ failure: { title, detail } }: { failure: NonNullable<FeedMail['failure']> }) {
  return (
    <div className={styles.failure}>
      <p>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
