// Changes the password of the signed-in person. The form opens on request, because it is rarely needed.

import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { changeOwnPassword } from '../contract/password.ts'
import { getOwnSessions } from '../contract/sessions.ts'
import styles from './AccountSecurity.module.css'
import { newPasswordProblems, NewPasswordFields, noPassword } from './NewPasswordFields.tsx'

interface Props {
  email: string
  hasPassword: boolean
  byOrganisation: boolean
}

export function PasswordSection({ email, hasPassword, byOrganisation }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('sign_in_password')}>
      {isOpen ? (
        <PasswordChangeForm email={email} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.line}>
          <p className={styles.text}>{t(hasPassword ? 'sign_in_password_text' : 'sign_in_no_password')}</p>
          {hasPassword && (
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('sign_in_change_password')}
            </Button>
          )}
        </div>
      )}
      {byOrganisation && <p className={styles.note}>{t('sign_in_linked')}</p>}
    </Section>
  )
}

function PasswordChangeForm({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useText()
  const errors = useServerErrors()
  const [old, setOld] = useState('')
  const [typed, setTyped] = useState(noPassword)
  const change = useChange(changeOwnPassword, { errors: 'own', stale: [getOwnSessions], onDone: onClose })
  const labels = {
    old_password: t('sign_in_old_password'),
    new_password: t('sign_in_new_password'),
    new_password_confirmation: t('sign_in_new_password_confirmation'),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = old === '' ? { old_password: 'general_field_is_required' } : {}
    const problems = Object.entries({ ...missing, ...newPasswordProblems(typed) })
    if (problems.length > 0) return errors.show(Object.fromEntries(problems.map(([name, key]) => [name, t(key)])))
    change.mutate({ body: { old_password: old, ...typed } }, { onError: errors.take })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={errors.errors} labels={labels} />
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        name="old_password"
        label={labels.old_password}
        required
        value={old}
        onChange={(value) => {
          errors.clear('old_password')
          setOld(value)
        }}
        error={errors.errorOf('old_password')}
      />
      <NewPasswordFields typed={typed} onType={setTyped} errors={errors} />
      <p className={styles.note}>{t('sign_in_change_password_ends_sessions')}</p>
      <div className={styles.buttons}>
        <Button type="submit" loading={change.isPending}>
          {t('sign_in_change_password')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('general_cancel')}
        </Button>
      </div>
    </form>
  )
}
