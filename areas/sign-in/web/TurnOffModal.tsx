// Turning off the second factor requires both password and code.

import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { disableTwoFactor, getTwoFactor } from '../contract/two-factor.ts'
import styles from './AccountSecurity.module.css'
import { CodeField } from './CodeField.tsx'

export function TurnOffModal({ asksForPassword, onClose }: { asksForPassword: boolean; onClose: () => void }) {
  const t = useText()
  const errors = useServerErrors()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const disable = useChange(disableTwoFactor, { errors: 'own', stale: [getTwoFactor], onDone: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    disable.mutate({ body: { password, code } }, { onError: errors.take })
  }
  return (
    <Modal
      onClose={onClose}
      title={t('sign_in_two_factor_turn_off_title')}
      closeButtonProps={{ 'aria-label': t('general_close') }}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.text}>{t('sign_in_two_factor_turn_off_text')}</p>
        {asksForPassword && (
          <PasswordField
            name="password"
            label={t('sign_in_password')}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus, and its question is this field
            autoFocus
            value={password}
            onChange={(value) => {
              errors.clear('password')
              setPassword(value)
            }}
            error={errors.errorOf('password')}
          />
        )}
        <CodeField value={code} onChange={setCode} errors={errors} />
        <div className={styles.buttons}>
          <Button type="submit" color="red" loading={disable.isPending}>
            {t('sign_in_two_factor_turn_off')}
          </Button>
          <CancelButton />
        </div>
      </form>
    </Modal>
  )
}
