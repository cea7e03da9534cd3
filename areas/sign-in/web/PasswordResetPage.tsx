// Page behind the link from the mail: sets a new password once.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { checkPasswordReset, confirmPasswordReset } from '../contract/password.ts'
import { newPasswordProblems, NewPasswordFields, noPassword } from './NewPasswordFields.tsx'
import styles from './SignInForm.module.css'
import { SignInFrame } from './SignInFrame.tsx'

export default function PasswordResetPage() {
  const t = useText()
  const id = useParam('id')
  // Not refetched: after the new password is set, the link is used up and would be reported as invalid.
  const check = useQuery({ ...queryOf(checkPasswordReset, { params: { id } }), staleTime: Infinity, retry: false })
  const [isSet, setIsSet] = useState(false)
  if (isSet) {
    return (
      <SignInFrame title={t('sign_in_password_is_set')} subtitle={t('sign_in_password_is_set_text')}>
        <ToSignIn label={t('sign_in_title')} />
      </SignInFrame>
    )
  }
  if (check.error) {
    const isOver = check.error instanceof CallFailed && check.error.status === 404
    return (
      <SignInFrame
        title={t(isOver ? 'sign_in_link_over_title' : 'general_could_not_load')}
        subtitle={isOver ? t('sign_in_link_over_text') : check.error.message}
      >
        <div className={styles.form}>
          {isOver ? (
            <Button component="a" href="/login?forgotten=1" size="md" fullWidth>
              {t('sign_in_request_again')}
            </Button>
          ) : (
            <Button size="md" fullWidth onClick={() => void check.refetch()}>
              {t('general_try_again')}
            </Button>
          )}
        </div>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={t('sign_in_new_password_title')}
      subtitle={check.data && t('sign_in_new_password_for', { email: check.data.email })}
    >
      {check.data ? (
        <NewPasswordForm id={id} email={check.data.email} onDone={() => setIsSet(true)} />
      ) : (
        <LoadingRows rows={2} />
      )}
    </SignInFrame>
  )
}

function ToSignIn({ label }: { label: string }) {
  return (
    <div className={styles.form}>
      <Button component={Link} to="/login" size="md" fullWidth>
        {label}
      </Button>
    </div>
  )
}

interface FormProps {
  id: string
  email: string
  onDone: () => void
}

function NewPasswordForm({ id, email, onDone }: FormProps) {
  const t = useText()
  const errors = useServerErrors()
  const [typed, setTyped] = useState(noPassword)
  const change = useChange(confirmPasswordReset, { errors: 'own', onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = Object.entries(newPasswordProblems(typed)).map(([name, key]) => [name, t(key)])
    if (problems.length > 0) return errors.show(Object.fromEntries(problems))
    change.mutate({ params: { id }, body: typed }, { onError: errors.take })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Tells the password manager whose password this is. */}
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <NewPasswordFields typed={typed} onType={setTyped} errors={errors} />
      <Button type="submit" size="md" fullWidth loading={change.isPending}>
        {t('sign_in_set_password')}
      </Button>
    </form>
  )
}
