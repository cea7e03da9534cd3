// Replaces the toolbar while rows are selected, at the same height, so that nothing shifts.

import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { BulkOption } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { countWords } from '../count-words.ts'
import styles from './BulkBar.module.css'
import { useAskedBulk } from './asked-bulk.ts'
import { BulkActions } from './BulkActions.tsx'
import type { BulkDialogs } from './bulk-dialog.ts'
import { ChosenDialog } from './ChosenDialog.tsx'
import { useBulkOptions } from './use-bulk-options.ts'

export function BulkBar({ dialogs }: { dialogs: BulkDialogs }) {
  const t = useText()
  const { choice, total, most } = useListContext()
  const [chosen, choose] = useState<BulkOption>()
  const { count, options, settle, targets } = useBulkOptions(choose)
  useAskedBulk(options)
  const countText = countWords(count, choice.selection.kind === 'matching' && total.capped)
  const mayTakeAll = choice.selection.kind === 'rows' && most === Infinity && total.items > count
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('table_bulk_actions')}>
      <ActionIcon variant="subtle" color="gray" aria-label={t('table_selection_clear')} onClick={choice.clear}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <div className={styles.what}>
        <span className={styles.count}>{t('table_selected', { count: countText })}</span>
        {mayTakeAll && (
          <Button variant="subtle" size="compact-sm" className={styles.all} onClick={choice.selectMatching}>
            {t('table_select_matching', { count: countWords(total.items, total.capped) })}
          </Button>
        )}
      </div>
      {options.length > 0 && <BulkActions options={options} />}
      {chosen && (
        <ChosenDialog
          own={dialogs[chosen.value]}
          option={chosen}
          targets={targets}
          count={count}
          onDone={(answer) => {
            choose(undefined)
            settle(answer)
          }}
          onClose={() => choose(undefined)}
        />
      )}
    </div>
  )
}
