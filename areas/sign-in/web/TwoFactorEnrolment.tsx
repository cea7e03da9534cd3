// Setup of the authenticator app: scan, then confirm with the password and the first code.

import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { confirmTwoFactor, getTwoFactor, type beginTwoFactor } from '../contract/two-factor.ts'
import styles from './AccountSecurity.module.css'
import { CodeField } from './CodeField.tsx'

export type Begun = ReceivedResponseOf<typeof beginTwoFactor>

interface Props {
  begun: Begun
  /** False for people without a password, who confirm by a recent sign-in. */
  asksForPassword: boolean
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function TwoFactorEnrolment({ begun, asksForPassword, onDone, onCancel }: Props) {
  const t = useText()
  const errors = useServerErrors()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const confirm = useChange(confirmTwoFactor, {
    errors: 'own',
    stale: [getTwoFactor],
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate({ body: { password, code } }, { onError: errors.take })
  }
  return (
    <div className={styles.steps}>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(begun.qr_svg)}`}
        alt={t('sign_in_qr_code')}
      />
      <div>
        <ol className={styles.list}>
          <li>{t('sign_in_enrol_app')}</li>
          <li>
            {t('sign_in_enrol_scan')}
            <br />
            <span className={styles.secret}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</span>
          </li>
          <li>{t('sign_in_enrol_code')}</li>
        </ol>
        <form className={styles.form} onSubmit={submit} noValidate>
          <CodeField value={code} onChange={setCode} errors={errors} isAppOnly />
          {asksForPassword && (
            <PasswordField
              name="password"
              label={t('sign_in_password')}
              hint={t('sign_in_enrol_password')}
              required
              value={password}
              onChange={(value) => {
                errors.clear('password')
                setPassword(value)
              }}
              error={errors.errorOf('password')}
            />
          )}
          <div className={styles.buttons}>
            <Button type="submit" loading={confirm.isPending}>
              {t('sign_in_two_factor_turn_on')}
            </Button>
            <Button variant="default" onClick={onCancel}>
              {t('general_cancel')}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
