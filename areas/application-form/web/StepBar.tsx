// The four steps, always in sight: where one is, what is done, and the way back.

import { IconCheck } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormStep, StepKey } from '../rules/form-definition.ts'
import { useFormText } from './use-form-text.ts'
import styles from './StepBar.module.css'

interface Props {
  steps: readonly FormStep[]
  current: StepKey
  isDone: (step: StepKey) => boolean
  /** Steps not reached yet are not opened from here. */
  isReached: (step: StepKey) => boolean
  onOpen: (step: StepKey) => void
}

export function StepBar({ steps, current, isDone, isReached, onOpen }: Props) {
  const t = useText()
  const said = useFormText()
  return (
    <nav className={styles.bar} aria-label={t('application_form_steps')}>
      <ol className={styles.steps}>
        {steps.map(({ key, title }, place) => {
          const done = isDone(key) && key !== current
          return (
            <li key={key} className={styles.item}>
              <button
                type="button"
                className={styles.step}
                aria-current={key === current ? 'step' : undefined}
                disabled={!isReached(key)}
                data-done={done || undefined}
                onClick={() => onOpen(key)}
              >
                <span className={styles.mark} aria-hidden>
                  {done ? <IconCheck size={16} stroke={2.25} /> : place + 1}
                </span>
                <span className={styles.name}>{said(title)}</span>
                {done && <span className="visually-hidden">{t('application_form_step_done')}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
