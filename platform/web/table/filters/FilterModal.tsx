// All filters side by side, 605 × 620 px (spec 1 §2.6). The list changes only on Apply.

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Filter, FilterValues } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { Modal } from '../../modal/Modal.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import styles from './FilterModal.module.css'
import { activeFilters, withFilter } from './filter-values.ts'

interface Props {
  filters: Filter[]
  values: FilterValues
  onApply: (values: FilterValues) => void
  onClose: () => void
}

export function FilterModal({ filters, values, onApply, onClose }: Props) {
  const t = useText()
  const isPhone = usePhone()
  const [draft, setDraft] = useState(values)
  const [openKey, open] = useState(() => activeFilters(filters, values)[0]?.filter.key ?? filters[0]?.key)
  const isSet = new Set(activeFilters(filters, draft).map(({ filter }) => filter.key))
  const shown = isPhone ? filters : filters.filter((one) => one.key === openKey)
  const apply = () => {
    onApply(draft)
    onClose()
  }
  return (
    <Modal
      onClose={onClose}
      isChanged={saidOf(draft) !== saidOf(values)}
      title={t('table_filter_all')}
      size={605}
      padding={0}
      fullScreen={isPhone ?? false}
      classNames={{ content: styles.content, header: styles.header, body: styles.body }}
    >
      {!isPhone && (
        <nav className={styles.names} aria-label={t('table_filters')}>
          {filters.map((filter) => (
            <button
              key={filter.key}
              type="button"
              className={styles.name}
              aria-current={filter.key === openKey}
              onClick={() => open(filter.key)}
            >
              <span>{filter.verbose_name}</span>
              {isSet.has(filter.key) && <span className={styles.mark} role="img" aria-label={t('table_filter_set')} />}
            </button>
          ))}
        </nav>
      )}
      <div className={styles.editors} data-not-saved>
        {shown.map((filter) => (
          <section key={filter.key} className={styles.editor}>
            <h3 className={styles.title}>{filter.verbose_name}</h3>
            <FilterEditor
              filter={filter}
              value={draft[filter.key]}
              onChange={(value) => setDraft((before) => withFilter(before, filter, value))}
            />
          </section>
        ))}
      </div>
      <footer className={styles.footer}>
        <Button variant="subtle" color="gray" disabled={isSet.size === 0} onClick={() => setDraft({})}>
          {t('table_filters_clear')}
        </Button>
        <Button onClick={apply}>{t('table_filters_apply')}</Button>
      </footer>
    </Modal>
  )
}

/** Sorted, because setting and removing a value changes the order of the keys. */
const saidOf = (values: FilterValues) => JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)))
