// A colleague sent a mail in the thread while the user was writing: shows a notice above the text, and asks for
// confirmation before sending.

import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatDate, formatTime } from '#platform/web/i18n/format.ts'
import { t, useText } from '#platform/web/i18n/texts.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { sentMeanwhile, type SentByColleague } from '../../contract/thread.ts'
import { isAfter, placeOfMail } from './mail-places.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import styles from './Answered.module.css'

interface Props {
  lastSent: SentByColleague | null
  /** Id of the last mail sent when writing began. */
  seen: string | null
}

export function Answered({ lastSent, seen }: Props) {
  const text = useText()
  const news = lastSent && isAfter(lastSent.id, seen) ? lastSent : null
  return (
    <div role="alert" className={styles.alert}>
      {news && (
        <Notice icon={IconAlertTriangle} isCompact>
          <span>{saidOf(news)}</span>
          <Button size="compact-xs" variant="default" onClick={() => showMail(news.id)}>
            {text('communication_answered_look')}
          </Button>
        </Notice>
      )}
    </div>
  )
}

function saidOf({ name, at }: SentByColleague): string {
  const date = formatDate(at)
  const time = formatTime(at)
  return date === formatDate(new Date().toISOString())
    ? t('communication_answered_today', { name, time })
    : t('communication_answered_on', { name, date, time })
}

function showMail(id: string) {
  const place = document.getElementById(placeOfMail(id))
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}

/** Returns the mails that caused the refusal; undefined for any other failure. */
export function sentMeanwhileIn(failure: unknown): SentByColleague[] | undefined {
  if (!(failure instanceof CallFailed)) return undefined
  return sentMeanwhile.safeParse(failure.refusal.current).data?.sentMeanwhile
}

export const maySendAllTheSame = (sent: readonly SentByColleague[]) =>
  askToConfirm({
    title: t('communication_answered_title'),
    text: sent.map((one) => t('communication_answered_with', { said: saidOf(one), subject: one.subject })).join(' '),
    confirm: t('communication_answered_send'),
    cancel: t('communication_write_on'),
  })
