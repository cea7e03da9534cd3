// Whether the server has what was written, in one line that stays in view.

import { Button } from '@mantine/core'
import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import type { SaveState as State } from './use-handover-draft.ts'
import styles from './handover.module.css'

interface Props {
  state: State
  onRetry: () => void
  onSettle: (which: 'mine' | 'theirs') => void
}

const icons = { saved: IconCheck, saving: IconRefresh, waiting: IconCloudOff, failed: IconCloudOff } as const

export function SaveState({ state, onRetry, onSettle }: Props) {
  const t = useText()
  if (state === 'conflict') {
    return (
      <div className={styles.conflict}>
        <Notice role="alert">{t('sales_handover_conflict')}</Notice>
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => onSettle('mine')}>
            {t('sales_handover_keep_mine')}
          </Button>
          <Button variant="default" onClick={() => onSettle('theirs')}>
            {t('sales_handover_take_theirs')}
          </Button>
        </div>
      </div>
    )
  }
  const Icon = icons[state]
  return (
    <p className={styles.saveState} data-state={state} role="status">
      <Icon size={16} stroke={1.5} aria-hidden />
      {t(`sales_handover_${state}`)}
      {(state === 'waiting' || state === 'failed') && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('general_upload_retry_now')}
        </Button>
      )}
    </p>
  )
}
