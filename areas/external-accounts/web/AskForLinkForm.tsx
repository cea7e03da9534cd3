// Asks for a mailed link: for a new password, or for a new phone number. The response does not reveal whether the
// address is known.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormAlert } from '#areas/sign-in/web/public.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { fieldMessagesOf } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Entrance } from './entrance.ts'
import { EntryForm, EntryLink, EntryLinks } from './EntryCard.tsx'
import { formErrorOf } from './form-error.ts'
import { useEntryStep } from './use-entry.ts'

interface Props {
  entrance: Entrance
  purpose: 'password' | 'phone'
  onBack: () => void
}

export function AskForLinkForm({ entrance, purpose, onBack }: Props) {
  const t = useText()
  const [email, setEmail] = useState('')
  const step = useEntryStep(entrance, {
    send: (calls, address: string) =>
      purpose === 'password' ? calls.askForPassword(address) : calls.askForPhone(address),
  })
  const back = (
    <EntryLinks>
      <EntryLink onClick={onBack}>{t('sign_in_back')}</EntryLink>
    </EntryLinks>
  )
  if (step.isSuccess) {
    return (
      <>
        <EntryForm onSubmit={onBack}>
          <FormAlert tone="info">{t(`external_accounts_link_sent_${purpose}`, { email })}</FormAlert>
        </EntryForm>
        {back}
      </>
    )
  }
  return (
    <>
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
        {formErrorOf(step.error) && <FormAlert>{formErrorOf(step.error)}</FormAlert>}
      </EntryForm>
      {back}
    </>
  )
}
