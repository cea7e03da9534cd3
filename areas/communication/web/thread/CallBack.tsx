// Call-back button with the seconds left before the mail is sent.

import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSecondsUntil } from '#platform/web/ui/use-seconds-until.ts'
import { useRemoveMail } from '../changes.ts'
import { UnderMail } from './UnderMail.tsx'

interface Props {
  mailId: string
  /** ISO instant. */
  leavesAt: string
  onCalledBack: () => void
}

export function CallBack({ mailId, leavesAt, onCalledBack }: Props) {
  const t = useText()
  const removal = useRemoveMail()
  const seconds = useSecondsUntil(leavesAt)
  if (seconds <= 0) return null
  return (
    <UnderMail text={t('communication_leaves_in', { seconds })}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowBackUp size={15} stroke={1.75} aria-hidden />}
        loading={removal.isPending}
        onClick={() => removal.mutate({ params: { mailId } }, { onSuccess: onCalledBack })}
      >
        {t('communication_deed_call_back')}
      </Button>
    </UnderMail>
  )
}
