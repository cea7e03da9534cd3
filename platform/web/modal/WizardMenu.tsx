// The numbered steps of a wizard. A completed step is a button; a later one is disabled until the step before is
// done.

import { IconCheck } from '@tabler/icons-react'
import { useText } from '../i18n/texts.ts'
import { stepState, type WizardPlace } from './wizard-steps.ts'
import styles from './WizardMenu.module.css'

interface Props {
  pages: readonly { key: string; title: string }[]
  place: WizardPlace
  onGo: (to: number) => void
}

export function WizardMenu({ pages, place, onGo }: Props) {
  const t = useText()
  return (
    <nav className={styles.menu} aria-label={t('general_wizard_steps')}>
      <p className={styles.where}>
        {t('general_wizard_step_of', { step: place.at + 1, count: pages.length, title: pages[place.at]?.title ?? '' })}
      </p>
      <ol className={styles.steps}>
        {pages.map(({ key, title }, step) => {
          const state = stepState(place, step)
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.step}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
                disabled={state === 'ahead'}
                onClick={() => onGo(step)}
              >
                <span className={styles.number} aria-hidden>
                  {state === 'passed' ? <IconCheck size={14} stroke={2} /> : step + 1}
                </span>
                {title}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
