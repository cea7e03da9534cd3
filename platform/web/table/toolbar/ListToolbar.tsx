// Search, filters and list actions. While rows are selected, the bulk bar replaces it; both share a grid cell, so
// that the taller one sets the height and nothing below moves.

import { useState, type RefObject } from 'react'
import { useText } from '../../i18n/texts.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import type { BulkDialogs } from '../bulk/bulk-dialog.ts'
import { FilterChips } from '../filters/FilterChips.tsx'
import { FilterModal } from '../filters/FilterModal.tsx'
import { useFilters } from '../filters/use-filters.ts'
import { GroupChoice } from '../groups/GroupChoice.tsx'
import { useListContext } from '../list-context.ts'
import { countSelected } from '../selection.ts'
import { useCommands } from '../../core/commands.ts'
import { usePhone } from '../../ui/use-phone.ts'
import styles from './ListToolbar.module.css'
import { ListTools } from './ListTools.tsx'
import { SearchField } from './SearchField.tsx'

interface Props {
  dialogs: BulkDialogs
  searchField: RefObject<HTMLInputElement | null>
  /** False if another screen uses the selected rows, so that there are no bulk actions. */
  hasBulk: boolean
}

export function ListToolbar({ dialogs, searchField, hasBulk }: Props) {
  const t = useText()
  const { definition, choice, total } = useListContext()
  const { filters, values, setAll } = useFilters()
  const [showsAll, showAll] = useState(false)
  const isPhone = usePhone()
  const isChoosing = hasBulk && countSelected(choice.selection, total.items) > 0
  const group = definition.title
  const toSearch = {
    id: 'list-search',
    title: t('table_search_in', { title: group }),
    keys: '/',
    group,
    run: () => searchField.current?.focus(),
  }
  const toFilters = { id: 'list-filter', title: t('table_filter_all'), keys: 'f', group, run: () => showAll(true) }
  useCommands([...(definition.search.enabled ? [toSearch] : []), ...(filters.length > 0 ? [toFilters] : [])])
  return (
    <div className={styles.place}>
      <div className={styles.toolbar} data-behind={isChoosing || undefined} inert={isChoosing}>
        {definition.search.enabled && <SearchField field={searchField} />}
        <FilterChips onAll={() => showAll(true)} />
        {!isPhone && <GroupChoice />}
        <ListTools />
      </div>
      {isChoosing && <BulkBar dialogs={dialogs} />}
      {showsAll && <FilterModal filters={filters} values={values} onApply={setAll} onClose={() => showAll(false)} />}
    </div>
  )
}
