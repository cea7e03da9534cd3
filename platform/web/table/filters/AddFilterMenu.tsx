// "Add filter" menu: pick a filter, which opens as a chip, or open all filters.

import { Menu } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react'
import type { Filter } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { QuietButton } from './QuietButton.tsx'

interface Props {
  /** Filters that are not set. */
  filters: Filter[]
  onPick: (key: string) => void
  onAll: () => void
}

export function AddFilterMenu({ filters, onPick, onAll }: Props) {
  const t = useText()
  return (
    <Menu position="bottom-start" shadow="md" returnFocus={false}>
      <Menu.Target>
        <QuietButton isFirst size="compact-md" leftSection={<IconPlus size={15} stroke={1.5} aria-hidden />}>
          {t('table_filter_add')}
        </QuietButton>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {filters
          .filter((one) => one.type !== 'toggle')
          .map((filter) => (
            <Menu.Item key={filter.key} onClick={() => onPick(filter.key)}>
              {filter.verbose_name}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />} onClick={onAll}>
          {t('table_filter_all')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
