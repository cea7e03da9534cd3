// Contract states as a path: past, current and future steps.

import { IconCheck } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { TenantView } from '../contract/tenant.ts'
import { contractPath } from './contract-moves.ts'
import styles from './ContractSteps.module.css'

export function ContractSteps({ tenant }: { tenant: TenantView }) {
  const t = useText()
  const { progress_state, quitOn, contractStart } = tenant
  const path = contractPath(progress_state)
  const here = path.indexOf(progress_state)
  const dayOf = { with_contract: contractStart, quit: quitOn, without_contract: null, contract_sent: null }
  return (
    <ol className={styles.steps} aria-label={t('tenants_contract')}>
      {path.map((state, index) => (
        <li
          key={state}
          className={styles.step}
          data-place={index < here ? 'past' : index === here ? 'here' : 'ahead'}
          {...(index === here ? { 'aria-current': 'step' } : {})}
        >
          <span className={styles.mark} aria-hidden>
            {index < here ? <IconCheck size={14} stroke={2.5} /> : index + 1}
          </span>
          <span className={styles.words}>
            {t(`state_${state}`)}
            {index <= here && dayOf[state] && (
              <span className={styles.day}>
                {t(state === 'quit' ? 'tenants_ends' : 'tenants_starts', { date: formatDate(dayOf[state]) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
