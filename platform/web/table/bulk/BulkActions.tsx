// Shows as many actions as fit into the bar, the rest in a menu. Unavailable actions stay visible, with the reason.

import { Button, Menu, OverflowList, Tooltip } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useText } from '../../i18n/texts.ts'
import styles from './BulkActions.module.css'
import type { OfferedOption } from './use-bulk-options.ts'

export function BulkActions({ options }: { options: OfferedOption[] }) {
  return (
    <OverflowList
      className={styles.actions}
      data={options}
      getItemKey={({ option }) => option.value}
      gap={8}
      renderItem={(one) => <ActionButton key={one.option.value} {...one} />}
      renderOverflow={(hidden) => (
        <div>
          <MoreActions options={hidden} />
        </div>
      )}
    />
  )
}

function ActionButton({ option, offered, icon: Mark, run, isRunning }: OfferedOption) {
  const refusal = offered.available ? '' : offered.reason
  return (
    <Tooltip label={refusal} disabled={!refusal} multiline maw={360}>
      <Button
        variant="default"
        className={styles.action}
        {...(Mark ? { leftSection: <Mark size={16} stroke={1.5} aria-hidden /> } : {})}
        {...(option.danger ? { c: 'var(--q-red-ink)' } : {})}
        {...(offered.available
          ? {}
          : { 'data-disabled': true, 'aria-disabled': true, 'aria-label': `${option.displayName}: ${refusal}` })}
        loading={isRunning}
        onClick={() => offered.available && run()}
      >
        {option.displayName}
      </Button>
    </Tooltip>
  )
}

function MoreActions({ options }: { options: OfferedOption[] }) {
  const t = useText()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          className={styles.action}
          rightSection={<IconChevronDown size={15} stroke={1.5} aria-hidden />}
        >
          {t('table_bulk_more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map(({ option, offered, icon: Mark, run }) => (
          <Menu.Item
            key={option.value}
            disabled={!offered.available}
            {...(Mark ? { leftSection: <Mark size={16} stroke={1.5} aria-hidden /> } : {})}
            {...(option.danger ? { c: 'var(--q-red-ink)' } : {})}
            onClick={run}
          >
            {option.displayName}
            {!offered.available && <span className={styles.reason}>{offered.reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
