// Progress of consecutive steps: the current one, the completed ones, and links back.

import { IconCheck } from '@tabler/icons-react'
import { useText } from '../i18n/texts.ts'
import styles from './StepBar.module.css'

export interface BarStep {
  key: string
  name: string
  isDone: boolean
  /** Null if the step cannot be opened from here. */
  onOpen: (() => void) | null
}

interface Props {
  label: string
  steps: readonly BarStep[]
  current: string
}

export function StepBar({ label, steps, current }: Props) {
  const t = useText()
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ key, name, isDone, onOpen }, index) => (
          <li key={key}>
            <button
              type="button"
              className={styles.step}
              aria-current={key === current ? 'step' : undefined}
              disabled={!onOpen}
              data-done={isDone || undefined}
              onClick={onOpen ?? undefined}
            >
              <span className={styles.mark} aria-hidden>
                {isDone ? <IconCheck size={16} stroke={2.25} /> : index + 1}
              </span>
              <span>{name}</span>
              {isDone && <span className="visually-hidden">{t('general_step_done')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
