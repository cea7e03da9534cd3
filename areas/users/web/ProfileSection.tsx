// Profile form: name, phone, language and user name. Changes saved by another user meanwhile are shown before they
// are overwritten.

import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { getBootstrap } from '#platform/contract/session.ts'
import { languages } from '#platform/rules/project-type.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { rememberLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getOwnProfile, saveOwnProfile } from '../contract/profile.ts'
import styles from './Profile.module.css'

type Profile = ReceivedResponseOf<typeof getOwnProfile>

export function ProfileSection({ profile }: { profile: Profile }) {
  const t = useText()
  const server = useServerErrors()
  const [edits, setEdits] = useState<Partial<Profile>>({})
  const typed = { ...profile, ...edits }
  const isChanged = JSON.stringify(typed) !== JSON.stringify(profile)
  const save = useChange(saveOwnProfile, {
    errors: 'own',
    stale: [getOwnProfile, getBootstrap],
    onDone: (_answer, sent) => {
      if (sent.body?.language) rememberLanguage(sent.body.language)
      setEdits({})
    },
  })
  const edit = <Name extends keyof Profile>(name: Name) => ({
    name,
    error: server.errorOf(name),
    onChange: (value: Profile[Name]) => {
      server.clear(name)
      setEdits((before) => ({ ...before, [name]: value }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { body: typed },
      {
        onError: (failure) => {
          server.take(failure)
          // After a conflict, the next save is based on the newer version and keeps this person's input.
          const newer =
            failure instanceof CallFailed ? getOwnProfile.response.safeParse(failure.refusal.current) : undefined
          if (newer?.success) setEdits((before) => ({ ...before, version: newer.data.version }))
        },
      },
    )
  }
  const labels = {
    first_name: t('users_first_name'),
    last_name: t('users_last_name'),
    username: t('users_username'),
    phone: t('users_phone'),
  }
  return (
    <Section title={t('users_personal')}>
      <form onSubmit={submit} noValidate>
        <ErrorSummary errors={server.errors} labels={labels} />
        <div className={styles.fields}>
          <TextField
            {...edit('first_name')}
            label={labels.first_name}
            required
            autoComplete="given-name"
            maxLength={100}
            value={typed.first_name}
          />
          <TextField
            {...edit('last_name')}
            label={labels.last_name}
            required
            autoComplete="family-name"
            maxLength={100}
            value={typed.last_name}
          />
          <TextInput
            className={styles.readonly ?? ''}
            label={t('users_email')}
            description={t('users_email_hint')}
            readOnly
            value={profile.email}
          />
          <TextField
            {...edit('username')}
            label={labels.username}
            hint={t('users_username_hint')}
            required
            autoComplete="username"
            value={typed.username}
          />
          <PhoneField {...edit('phone')} label={labels.phone} value={typed.phone} />
          <SelectField
            name="language"
            label={t('users_language')}
            required
            options={languages.map((value) => ({ value, displayName: t(`shell_language_${value}`) }))}
            value={typed.language}
            onChange={(value) => {
              const language = languages.find((one) => one === value)
              if (language) edit('language').onChange(language)
            }}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" loading={save.isPending} disabled={!isChanged}>
            {t('general_save')}
          </Button>
          {!isChanged && <span className={styles.hint}>{t('users_nothing_changed')}</span>}
        </div>
      </form>
    </Section>
  )
}
