// Form of a registration: the person's own data, a password, and the consent to the privacy policy.

import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { newPasswordProblems, NewPasswordFields, noPassword, type NewPassword } from '#areas/sign-in/web/public.tsx'
import type { Language } from '#platform/rules/project-type.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { fieldMessagesOf, useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EntryColumns, EntryForm, EntryPrivacyLink } from './EntryCard.tsx'
import { FormFailure } from './FormFailure.tsx'

interface Own {
  company: string
  first_name: string
  last_name: string
  email: string
  phone: string
}

export interface Registration extends Own, NewPassword {
  language: Language
  consent: true
}

interface Props {
  /** Data of the invitation; its address is fixed. */
  invited?: Pick<Own, 'email' | 'first_name' | 'last_name'> | undefined
  isPending: boolean
  failure: Error | null
  onSend: (registration: Registration, options: { onError: (failure: Error) => void }) => void
}

export function PersonForm({ invited, isPending, failure, onSend }: Props) {
  const t = useText()
  const errors = useServerErrors()
  const [own, setOwn] = useState<Own>({ company: '', first_name: '', last_name: '', email: '', phone: '', ...invited })
  const [password, setPassword] = useState(noPassword)
  const [consent, setConsent] = useState(false)
  const field = (name: keyof Own) => ({
    name,
    label: t(`external_accounts_${name}`),
    required: true,
    value: own[name],
    error: errors.errorOf(name),
    onChange: (value: string) => {
      errors.clear(name)
      setOwn({ ...own, [name]: value })
    },
  })
  const send = () => {
    if (isPending) return
    const problems = {
      ...Object.fromEntries(
        Object.entries(own).flatMap(([name, value]) => (value.trim() ? [] : [[name, 'general_field_is_required']])),
      ),
      ...newPasswordProblems(password),
      ...(!consent && { consent: 'external_accounts_consent_needed' }),
    }
    const [first] = Object.keys(problems)
    if (first) {
      document.getElementById(fieldId(first))?.focus()
      return errors.show(Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, t(key)])))
    }
    const language = currentLanguage()
    onSend(
      { ...own, ...password, language, consent: true },
      { onError: (error) => errors.show(fieldMessagesOf(error)) },
    )
  }
  return (
    <EntryForm onSubmit={send}>
      <TextField {...field('company')} autoComplete="organization" maxLength={120} />
      <EntryColumns>
        <TextField {...field('first_name')} autoComplete="given-name" maxLength={80} />
        <TextField {...field('last_name')} autoComplete="family-name" maxLength={80} />
      </EntryColumns>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        disabled={invited !== undefined}
      />
      <PhoneField {...field('phone')} allows="mobile" hint={t('external_accounts_phone_hint')} />
      <NewPasswordFields typed={password} onType={setPassword} errors={errors} />
      <Checkbox
        id={fieldId('consent')}
        checked={consent}
        onChange={(event) => {
          errors.clear('consent')
          setConsent(event.currentTarget.checked)
        }}
        label={t('external_accounts_consent')}
        error={errors.errorOf('consent')}
      />
      <EntryPrivacyLink />
      <Button type="submit" size="md" fullWidth loading={isPending}>
        {t('external_accounts_register')}
      </Button>
      <FormFailure failure={failure} />
    </EntryForm>
  )
}
