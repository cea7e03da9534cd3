// Legend of the small icons in the rows.

import { Popover, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { TableDefinition } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { iconByName } from '../icon-names.ts'
import { ToolIcon } from './ToolIcon.tsx'
import styles from './LegendPopover.module.css'

export function LegendPopover({ entries }: { entries: TableDefinition['legend'] }) {
  const t = useText()
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('table_legend')}>
          <ToolIcon aria-label={t('table_legend')}>
            <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          </ToolIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={16} aria-label={t('table_legend')} tabIndex={-1}>
        <ul className={styles.entries}>
          {entries.map(({ icon, color, text }) => {
            const Mark = iconByName[icon]
            return (
              <li key={`${icon} ${text}`} className={styles.entry}>
                {Mark ? (
                  <Mark size={18} stroke={1.5} color={inkOf(color)} aria-hidden />
                ) : (
                  <span className={styles.dot} style={{ background: inkOf(color) }} aria-hidden />
                )}
                {text}
              </li>
            )
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

const tones = ['grey', 'blue', 'violet', 'amber', 'green', 'red', 'teal']

/** A product tone keeps its contrast in every appearance; any other colour is used as given. */
function inkOf(color: string | undefined): string {
  if (!color) return 'var(--q-ink-soft)'
  return tones.includes(color) ? `var(--q-${color}-mark)` : color
}
