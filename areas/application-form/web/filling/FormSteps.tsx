// The step bar of a form, always visible.

import { useText } from '#platform/web/i18n/texts.ts'
import { StepBar } from '#platform/web/ui/StepBar.tsx'
import type { FormStep, StepKey } from '#areas/forms/rules/form-definition.ts'
import { useFormText } from '../questions/use-form-text.ts'
import styles from './FormSteps.module.css'

interface Props {
  steps: readonly FormStep[]
  current: StepKey
  isDone: (step: StepKey) => boolean
  /** Steps that are not reached yet are disabled. */
  isReached: (step: StepKey) => boolean
  onOpen: (step: StepKey) => void
}

export function FormSteps({ steps, current, isDone, isReached, onOpen }: Props) {
  const t = useText()
  const said = useFormText()
  return (
    <div className={styles.bar}>
      <StepBar
        label={t('application_form_steps')}
        current={current}
        steps={steps.map(({ key, title }) => ({
          key,
          name: said(title),
          isDone: key !== current && isDone(key),
          onOpen: isReached(key) ? () => onOpen(key) : null,
        }))}
      />
    </div>
  )
}
