// Asks for a mailed link: for a new password, or for a new phone number. The response does not reveal whether the
// address is known.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormAlert } from '#areas/sign-in/web/public.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { fieldMessagesOf } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Entrance } from './entrance.ts'
import { EntryCard, EntryForm, EntryLink, EntryLinks } from './EntryCard.tsx'
import { FormFailure } from './FormFailure.tsx'
import { useEntryStep } from './use-entry.ts'

interface Props {
  entrance: Entrance
  /** Project or document room. */
  above: string
  purpose: 'password' | 'phone'
  onBack: () => void
}

export function AskForLinkCard({ entrance, above, purpose, onBack }: Props) {
  const t = useText()
  const [email, setEmail] = useState('')
  const step = useEntryStep(entrance, {
    send: (calls, address: string) =>
      purpose === 'password' ? calls.askForPassword(address) : calls.askForPhone(address),
  })
  return (
    <EntryCard
      above={above}
      title={t(`external_accounts_ask_${purpose}_title`)}
      subtitle={t(`external_accounts_ask_${purpose}_text`)}
    >
      {step.isSuccess ? (
        <EntryForm onSubmit={onBack}>
          <FormAlert tone="info">{t(`external_accounts_link_sent_${purpose}`, { email })}</FormAlert>
        </EntryForm>
      ) : (
        <EntryForm onSubmit={() => step.isPending || step.mutate(email)}>
          <TextField
            name="email"
            type="email"
            label={t('sign_in_email')}
            required
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(value) => {
              step.reset()
              setEmail(value)
            }}
            error={fieldMessagesOf(step.error).email}
          />
          <Button type="submit" size="md" fullWidth loading={step.isPending}>
            {t('external_accounts_send_link')}
          </Button>
          <FormFailure failure={step.error} />
        </EntryForm>
      )}
      <EntryLinks>
        <EntryLink onClick={onBack}>{t('sign_in_back')}</EntryLink>
      </EntryLinks>
    </EntryCard>
  )
}
