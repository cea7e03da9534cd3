// Back and Next buttons, with the save status between them.

import { Button } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import type { StepKey } from '#areas/forms/rules/form-definition.ts'
import type { Part } from './part.ts'
import { SaveMark } from './SaveMark.tsx'
import styles from './StepButtons.module.css'

interface Props {
  step: StepKey
  isSent: boolean
  isBusy: boolean
  part: Part
  /** Undefined on the first step. */
  onBack: (() => void) | undefined
  onNext: () => void
}

export function StepButtons({ step, isSent, isBusy, part, onBack, onNext }: Props) {
  const t = useText()
  const last = isSent ? 'general_save' : 'application_form_send'
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button variant="default" size="md" onClick={onBack}>
          {t('general_back')}
        </Button>
      )}
      <span className={styles.space} />
      <SaveMark part={part} />
      <Button size="md" loading={isBusy} onClick={onNext}>
        {t(step === 'summary' ? last : 'application_form_save_and_next')}
      </Button>
    </div>
  )
}
