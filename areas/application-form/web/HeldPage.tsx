// Sent faster than anybody types: nothing is lost, and what has to happen now is said.

import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormState } from '../contract/form-shapes.ts'
import { FormFrame } from './FormFrame.tsx'
import styles from './ThankYou.module.css'

interface Props {
  state: FormState
  email: string
  onLookOver: () => void
}

export function HeldPage({ state, email, onLookOver }: Props) {
  const t = useText()
  return (
    <FormFrame
      template={state.formsSettings.template}
      page="form"
      project={state.project.title}
      title={t('application_form_held_title')}
    >
      <div className={styles.sent} role="status">
        <IconMail size={32} stroke={1.5} aria-hidden />
        <div>
          <p>{t('application_form_held_text', { email })}</p>
          <p>{t('application_form_held_nothing_lost')}</p>
        </div>
      </div>
      <div className={styles.action}>
        <Button variant="default" onClick={onLookOver}>
          {t('application_form_held_look_over')}
        </Button>
      </div>
    </FormFrame>
  )
}
