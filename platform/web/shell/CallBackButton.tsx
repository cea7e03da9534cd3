// In the message that says what was sent: back, as long as it has not left.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackMails } from '#platform/contract/call-back.ts'
import type { Notice } from '#platform/contract/notify.ts'
import { call, noticesOf } from '../api/call.ts'
import { useText } from '../i18n/texts.ts'
import { useSecondsUntil } from '../ui/use-seconds-until.ts'
import { notify } from './notify.ts'
import styles from './Notifications.module.css'

interface Props {
  waiting: NonNullable<Notice['waiting']>
  onDone: () => void
}

export default function CallBackButton({ waiting: { mailIds, until }, onDone }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const seconds = useSecondsUntil(until)
  if (seconds <= 0) return null
  const callBack = async () => {
    setBusy(true)
    try {
      const { notify: notices = [] } = await call(callBackMails, { body: { mailIds } })
      for (const notice of notices) notify(notice)
    } catch (failure) {
      for (const notice of noticesOf(failure)) notify(notice)
    }
    onDone()
    // Whatever is shown may speak of the mail.
    await queryClient.invalidateQueries()
  }
  return (
    <button
      type="button"
      className={styles.deed}
      disabled={isBusy}
      onClick={(event) => {
        event.stopPropagation()
        void callBack()
      }}
    >
      {t('shell_call_back', { seconds })}
    </button>
  )
}
