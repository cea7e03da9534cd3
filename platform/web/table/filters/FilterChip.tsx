// A filter: if set, a sentence with a remove button; otherwise a chip with a dashed border.

import { ActionIcon, Popover } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { Filter } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import styles from './FilterChip.module.css'
import { FilterEditor } from './FilterEditor.tsx'
import type { FilterSentence } from './filter-sentence.ts'
import type { FilterValue } from './filter-values.ts'

interface Props {
  filter: Filter
  value?: FilterValue
  /** Absent while the filter is not set. */
  sentence?: FilterSentence
  opened: boolean
  onOpen: (opened: boolean) => void
  onChange: (value: FilterValue | undefined) => void
}

export function FilterChip({ filter, value, sentence, opened, onOpen, onChange }: Props) {
  const t = useText()
  // A toggle has no editor; its chip switches it.
  const isSwitch = filter.type === 'toggle'
  // Calendars and dropdowns of the editor are portals, so a click in them is not a click outside.
  const chip = useClickOutside<HTMLDivElement>(({ target }) => {
    if (opened && target instanceof Element && !target.closest('[data-portal]')) onOpen(false)
  })
  const press = () => (isSwitch ? onChange(sentence ? undefined : true) : onOpen(!opened))
  return (
    <div ref={chip} className={styles.chip} data-set={sentence !== undefined || undefined}>
      <Popover
        opened={opened && !isSwitch}
        onChange={onOpen}
        closeOnClickOutside={false}
        position="bottom-start"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            type="button"
            className={styles.words}
            onClick={press}
            {...(isSwitch ? { 'aria-pressed': sentence !== undefined } : { 'aria-expanded': opened })}
          >
            <span className={styles.name}>{filter.verbose_name}</span>
            {sentence?.says && <span className={styles.says}>{sentence.says}</span>}
            {!sentence && !isSwitch && <IconChevronDown size={14} stroke={1.5} aria-hidden />}
          </button>
        </Popover.Target>
        <Popover.Dropdown p={16} miw={260} maw={360}>
          <FilterEditor filter={filter} value={value} onChange={onChange} />
        </Popover.Dropdown>
      </Popover>
      {sentence && (
        <ActionIcon
          variant="transparent"
          color="gray"
          size={24}
          className={styles.remove}
          aria-label={t('table_filter_remove', { name: filter.verbose_name })}
          onClick={() => onChange(undefined)}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
