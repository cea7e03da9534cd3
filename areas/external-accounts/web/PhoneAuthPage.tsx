// Second step of the sign-in: the code. The address contains the masked number; without the code of this tab the
// sign-in begins again.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { fieldMessagesOf } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSecondsUntil } from '#platform/web/ui/use-seconds-until.ts'
import { isCode, plainCode } from '../rules/codes.ts'
import type { Entrance } from './entrance.ts'
import { EntryCard, EntryCode, EntryForm, EntryLink, EntryLinks, EntryLinkTo } from './EntryCard.tsx'
import { FormFailure } from './FormFailure.tsx'
import { keepSentCode, readSentCode, type KeptCode } from './sent-code.ts'
import { ToSignInCard } from './ToSignInCard.tsx'
import { useEntrance, useEntryStep, useExternalArrival } from './use-entry.ts'

export default function PhoneAuthPage() {
  const t = useText()
  const entrance = useEntrance()
  const [sent, setSent] = useState(readSentCode)
  if (!sent) {
    return (
      <ToSignInCard
        entrance={entrance}
        title={t('external_accounts_code_title')}
        subtitle={t('external_accounts_begin_again')}
      />
    )
  }
  return <CodeCard key={sent.at} entrance={entrance} sent={sent} onSent={() => setSent(readSentCode())} />
}

interface Props {
  entrance: Entrance
  sent: KeptCode
  onSent: () => void
}

function CodeCard({ entrance, sent, onSent }: Props) {
  const t = useText()
  const arrive = useExternalArrival()
  const [code, setCode] = useState('')
  const step = useEntryStep(entrance, {
    send: (calls, given: string) => calls.verify({ token: sent.token, code: given }),
    onDone: arrive,
  })
  const again = useEntryStep(entrance, {
    send: (calls, token: string) => calls.sendAgain(token),
    onDone: (next) => {
      keepSentCode(next)
      onSent()
    },
  })
  const wait = useSecondsUntil(new Date(sent.at + sent.wait_seconds * 1000).toISOString())
  const isOver = [step.error, again.error].some((failure) => failure instanceof CallFailed && failure.status === 401)
  const enter = (given: string) => step.isPending || step.mutate(given)
  return (
    <EntryCard
      title={t('external_accounts_code_title')}
      subtitle={t(`external_accounts_code_sent_${sent.channel}`, { phone: sent.phone })}
    >
      <EntryForm onSubmit={() => enter(code)}>
        <EntryCode>
          <TextField
            name="code"
            label={t('external_accounts_code')}
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            value={code}
            onChange={(value) => {
              setCode(value)
              step.reset()
              if (isCode(plainCode(value))) enter(value)
            }}
            error={fieldMessagesOf(step.error).code}
            disabled={isOver}
          />
        </EntryCode>
        <Button type="submit" size="md" fullWidth loading={step.isPending} disabled={isOver || code.trim() === ''}>
          {t('sign_in_title')}
        </Button>
        <FormFailure failure={step.error ?? again.error} />
      </EntryForm>
      <EntryLinks>
        {isOver || wait > 0 ? (
          <span>{!isOver && t('external_accounts_again_in', { seconds: wait })}</span>
        ) : (
          <EntryLink onClick={() => again.isPending || again.mutate(sent.token)}>
            {t('external_accounts_send_again')}
          </EntryLink>
        )}
        <EntryLinkTo to={entrance.signInPath}>{t('sign_in_back')}</EntryLinkTo>
      </EntryLinks>
    </EntryCard>
  )
}
