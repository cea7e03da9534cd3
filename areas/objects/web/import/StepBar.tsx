// The four steps: where one is, what is done, and the way back.

import { IconCheck } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './StepBar.module.css'

const steps = ['file', 'columns', 'check', 'done'] as const
type Step = (typeof steps)[number]

interface Props {
  current: Step
  /** The way back to a step, where there is one. */
  onOpen: Partial<Record<Step, () => void>>
}

export function StepBar({ current, onOpen }: Props) {
  const t = useText()
  const place = steps.indexOf(current)
  return (
    <nav aria-label={t('objects_import_steps')}>
      <ol className={styles.steps}>
        {steps.map((step, at) => {
          const isDone = at < place || current === 'done'
          return (
            <li key={step} className={styles.item} data-reached={at <= place || undefined}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === current ? 'step' : undefined}
                disabled={!onOpen[step]}
                onClick={onOpen[step]}
              >
                <span className={styles.mark} data-done={isDone || undefined} aria-hidden>
                  {isDone ? <IconCheck size={15} stroke={2.25} /> : at + 1}
                </span>
                {t(`objects_import_step_${step}`)}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
