// The set filters as sentences, the list's main filters as empty chips, and the menu of all others.

import { useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useEdges } from '../../ui/use-edges.ts'
import { AddFilterMenu } from './AddFilterMenu.tsx'
import { FilterChip } from './FilterChip.tsx'
import { QuietButton } from './QuietButton.tsx'
import styles from './FilterChips.module.css'
import { useFilters } from './use-filters.ts'

const mainFiltersShown = 3

export function FilterChips({ onAll }: { onAll: () => void }) {
  const t = useText()
  const { filters, active, clear, set, sentenceOf } = useFilters()
  const [opened, open] = useState<string>()
  const group = useFocusWhenLess(active.length)
  const strip = useMergedRef(useEdges(), group)
  if (filters.length === 0) return null

  const isSet = new Set(active.map(({ filter }) => filter.key))
  const main = filters.filter((one) => one.mainFilters && !isSet.has(one.key)).slice(0, mainFiltersShown)
  const picked = filters.find((one) => one.key === opened && !isSet.has(one.key) && !main.includes(one))
  const unset = [...main, ...(picked ? [picked] : [])]
  const openness = (key: string) => ({
    opened: opened === key,
    onOpen: (now: boolean) => open(now ? key : undefined),
  })
  return (
    <div ref={strip} className={styles.chips} role="group" aria-label={t('table_filters')}>
      {active.map((one) => (
        <FilterChip
          key={one.filter.key}
          {...one}
          {...openness(one.filter.key)}
          sentence={sentenceOf(one)}
          onChange={(value) => set(one.filter, value)}
        />
      ))}
      {unset.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          {...openness(filter.key)}
          onChange={(value) => set(filter, value)}
        />
      ))}
      <AddFilterMenu filters={filters.filter((one) => !isSet.has(one.key))} onPick={open} onAll={onAll} />
      {active.length > 0 && (
        <QuietButton size="compact-sm" onClick={clear}>
          {t('table_filters_clear')}
        </QuietButton>
      )}
    </div>
  )
}

/** The clicked button disappears with its filter: move the keyboard focus to the remaining filters. */
function useFocusWhenLess(count: number) {
  const group = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      group.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    before.current = count
  }, [count])
  return group
}
