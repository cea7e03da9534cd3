// Second step of the sign-in: six digits from the app, submitted when complete, or a recovery code.

import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { useChange } from '#platform/web/api/query.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { giveSecondFactor } from '../contract/login.ts'
import { isAppCode, plainCode } from '../rules/codes.ts'
import type { Answer } from './arrive.ts'
import { deviceMarks } from './device-marks.ts'
import { FormAlert } from './FormAlert.tsx'
import styles from './SignInForm.module.css'

interface Props {
  token: string
  onDone: (answer: Answer) => void
  onBack: () => void
}

export function SecondFactorForm({ token, onDone, onBack }: Props) {
  const t = useText()
  const [code, setCode] = useState('')
  const [hasApp, setHasApp] = useState(true)
  const change = useChange(giveSecondFactor, { errors: 'own', onDone })
  useEffect(() => document.getElementById(fieldId('code'))?.focus(), [hasApp])

  const send = (given: string) => {
    if (!change.isPending) change.mutate({ body: { token, code: given, device_marks: deviceMarks() } })
  }
  const type = (value: string) => {
    setCode(value)
    change.reset()
    if (hasApp && isAppCode(plainCode(value))) send(value)
  }
  const failure = change.error instanceof CallFailed ? change.error : undefined
  const fieldMessage = failure?.refusal.fields?.code
  // After too many wrong codes or ten minutes the session has ended; only the way back is shown.
  const isOver = failure?.status === 401
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
    >
      <div className={styles.code}>
        <TextField
          key={String(hasApp)}
          name="code"
          label={t(hasApp ? 'sign_in_code' : 'sign_in_recovery_code')}
          hint={t(hasApp ? 'sign_in_second_factor_text' : 'sign_in_recovery_code_hint')}
          required
          autoComplete="one-time-code"
          inputMode={hasApp ? 'numeric' : 'text'}
          maxLength={20}
          value={code}
          onChange={type}
          error={fieldMessage}
          disabled={isOver}
        />
      </div>
      <Button type="submit" size="md" fullWidth loading={change.isPending} disabled={isOver || code.trim() === ''}>
        {t('general_continue')}
      </Button>
      {change.error && !fieldMessage && <FormAlert>{change.error.message}</FormAlert>}
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={onBack}>
          {t('sign_in_back')}
        </button>
        {!isOver && (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              setCode('')
              change.reset()
              setHasApp(!hasApp)
            }}
          >
            {t(hasApp ? 'sign_in_use_recovery_code' : 'sign_in_use_app')}
          </button>
        )}
      </div>
    </form>
  )
}
