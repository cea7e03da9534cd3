// Button in the notification of a sent mail: recalls it while it is still waiting.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackMails } from '#platform/contract/call-back.ts'
import type { Notice } from '#platform/contract/notify.ts'
import { call } from '../../api/call.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { useText } from '../../i18n/texts.ts'
import { useSecondsUntil } from '../../ui/use-seconds-until.ts'
import { notify, type TakeBack } from '../../core/notify.ts'
import styles from './CallBackButton.module.css'

interface Props {
  takeBack: TakeBack
  onDone: () => void
}

export default function CallBackButton({ takeBack: { until, text, run }, onDone }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const seconds = useSecondsUntil(until)
  if (seconds <= 0) return null
  const callBack = async () => {
    setBusy(true)
    try {
      const { notify: notices = [] } = await run()
      for (const notice of notices) notify(notice)
    } catch (failure) {
      tellFailure(failure)
    }
    onDone()
    // Any displayed query may contain the mail.
    await queryClient.invalidateQueries()
  }
  return (
    <button
      type="button"
      className={styles.button}
      disabled={isBusy}
      onClick={(event) => {
        event.stopPropagation()
        void callBack()
      }}
    >
      {t(text, { seconds })}
    </button>
  )
}

export function CallBackMailsButton({
  waiting,
  onDone,
}: {
  waiting: NonNullable<Notice['waiting']>
  onDone: () => void
}) {
  const { mailIds, until } = waiting
  const run = () => call(callBackMails, { body: { mailIds } })
  return <CallBackButton takeBack={{ until, text: 'shell_call_back', run }} onDone={onDone} />
}
