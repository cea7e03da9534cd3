// Progress of an application in three steps. The current step is marked and every state is also text. A withdrawn
// application ends with the withdrawal.

import { IconCheck, IconX } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ApplicationStatus } from '../../contract/status.ts'
import styles from './ProgressSteps.module.css'

export function ProgressSteps({ status: { steps, withdrawnAt } }: { status: ApplicationStatus }) {
  const t = useText()
  return (
    <ol className={styles.steps} aria-label={t('application_form_progress')}>
      {steps.map(({ key, state }, index) =>
        key === 'withdrawn' ? (
          <li key={key} data-state="ended">
            <span className={styles.mark} aria-hidden>
              <IconX size={16} stroke={2.25} />
            </span>
            {t('application_form_progress_withdrawn', { date: formatDate(withdrawnAt) })}
          </li>
        ) : (
          <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden>
              {state === 'done' ? <IconCheck size={16} stroke={2.25} /> : index + 1}
            </span>
            <span>
              {t(`application_form_progress_${key}`)}
              <span className={styles.state}>{t(`application_form_progress_${state}`)}</span>
            </span>
          </li>
        ),
      )}
    </ol>
  )
}
