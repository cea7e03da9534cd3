// Two fields for a new password; its rules are ticked off while typing.

import { IconCheck, IconPoint } from '@tabler/icons-react'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { missingParts, passwordParts, passwordProblem } from '../rules/password.ts'
import styles from './NewPasswordFields.module.css'

export interface NewPassword {
  new_password: string
  new_password_confirmation: string
}

export const noPassword: NewPassword = { new_password: '', new_password_confirmation: '' }

/** Returns text keys of problems by field; the server applies the same rules. */
export function newPasswordProblems(typed: NewPassword): Record<string, string> {
  const problem = passwordProblem(typed.new_password)
  if (problem) return { new_password: problem }
  if (typed.new_password === typed.new_password_confirmation) return {}
  return { new_password_confirmation: 'admin_confirm_password_error_msg' }
}

interface Props {
  typed: NewPassword
  onType: (typed: NewPassword) => void
  errors: ServerErrors
}

export function NewPasswordFields({ typed, onType, errors }: Props) {
  const t = useText()
  const missing = missingParts(typed.new_password)
  const type = (name: keyof NewPassword) => (value: string) => {
    errors.clear(name)
    onType({ ...typed, [name]: value })
  }
  return (
    <>
      <div>
        <PasswordField
          name="new_password"
          kind="new"
          label={t('sign_in_new_password')}
          required
          value={typed.new_password}
          onChange={type('new_password')}
          error={errors.errorOf('new_password')}
        />
        <ul className={styles.parts} aria-label={t('sign_in_password_parts')}>
          {passwordParts.map((part) => {
            const isMet = !missing.includes(part)
            const Icon = isMet ? IconCheck : IconPoint
            return (
              <li key={part} className={styles.part} data-met={isMet || undefined}>
                <Icon size={14} stroke={isMet ? 2.2 : 1.5} aria-hidden />
                {t(`sign_in_part_${part}`)}
                {isMet && <span className="visually-hidden">: {t('sign_in_part_met')}</span>}
              </li>
            )
          })}
        </ul>
      </div>
      <PasswordField
        name="new_password_confirmation"
        kind="new"
        label={t('sign_in_new_password_confirmation')}
        required
        value={typed.new_password_confirmation}
        onChange={type('new_password_confirmation')}
        error={errors.errorOf('new_password_confirmation')}
      />
    </>
  )
}
