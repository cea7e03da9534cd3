// Stands where the toolbar was while rows are chosen, at the same height: nothing jumps.

import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { BulkOption } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { countWords } from '../count-words.ts'
import styles from './BulkBar.module.css'
import type { BulkDialogs } from './bulk-dialog.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { useBulkOptions } from './use-bulk-options.ts'

const buttonsShown = 4

export function BulkBar({ dialogs }: { dialogs: BulkDialogs }) {
  const t = useText()
  const { choice, total, most } = useListContext()
  const [chosen, choose] = useState<BulkOption>()
  const { count, options, settle, targets } = useBulkOptions(choose)
  const countText = countWords(count, choice.selection.kind === 'matching' && total.capped)
  const mayTakeAll = choice.selection.kind === 'rows' && most === Infinity && total.items > count
  const Dialog = (chosen && dialogs[chosen.value]) ?? BulkDialog
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
      <span className={styles.gap} />
      {options.slice(0, buttonsShown).map(({ option, offered, icon: Mark, run, isRunning }) => (
        <Tooltip
          key={option.value}
          label={offered.available ? undefined : offered.reason}
          disabled={offered.available || !offered.reason}
          multiline
          maw={360}
        >
          <Button
            variant="default"
            size="sm"
            className={styles.action}
            {...(Mark ? { leftSection: <Mark size={16} stroke={1.5} aria-hidden /> } : {})}
            {...(option.danger ? { c: 'red' } : {})}
            {...(offered.available ? {} : { 'data-disabled': true, 'aria-disabled': true, title: offered.reason })}
            loading={isRunning}
            onClick={() => offered.available && run()}
          >
            {option.displayName}
          </Button>
        </Tooltip>
      ))}
      {options.length > 0 && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button
              variant="default"
              size="sm"
              className={styles.rest}
              data-few={options.length <= buttonsShown || undefined}
              rightSection={<IconChevronDown size={15} stroke={1.5} aria-hidden />}
            >
              {t('table_bulk_more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {options.map(({ option, offered, icon: Mark, run }, index) => (
              <Menu.Item
                key={option.value}
                className={index < buttonsShown ? styles.shown : undefined}
                disabled={!offered.available}
                {...(Mark ? { leftSection: <Mark size={16} stroke={1.5} aria-hidden /> } : {})}
                {...(option.danger ? { color: 'red' } : {})}
                onClick={run}
              >
                {option.displayName}
                {!offered.available && <span className={styles.reason}>{offered.reason}</span>}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {chosen && (
        <Dialog
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
