// The objects of a what-if with their prices. On phones each object is a card.

import { Checkbox } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { isFixed, type DraftPrices, type RoundingStep } from '../../rules/prices/what-if.ts'
import { PriceRow } from './PriceRow.tsx'
import type { ComparedObject } from './use-draft-prices.ts'
import styles from './PriceTable.module.css'

interface Props {
  objects: readonly ComparedObject[]
  /** In Rappen. */
  prices: DraftPrices
  step: RoundingStep
  isEditable: boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** Stable, so that a row is drawn again only if its own price or mark changes. */
  onToggle: (id: string) => void
  onPrice: (id: string, price: number) => void
}

export function PriceTable({ objects, prices, step, isEditable, selected, onSelect, onToggle, onPrice }: Props) {
  const t = useText()
  if (objects.length === 0) return <EmptyState title={t('sales_price_no_objects')} />
  const free = objects.filter((object) => !isFixed(object)).map(({ id }) => id)
  const isAll = free.length > 0 && free.every((id) => selected.has(id))
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('sales_price_objects')}>
        <thead>
          <tr>
            {isEditable && (
              <th scope="col" className={styles.mark}>
                <Checkbox
                  size="sm"
                  aria-label={t('sales_price_select_all')}
                  checked={isAll}
                  indeterminate={!isAll && selected.size > 0}
                  onChange={() => onSelect(new Set(isAll ? [] : free))}
                />
              </th>
            )}
            <th scope="col">{t('sales_price_column_object')}</th>
            <th scope="col" className={styles.state}>
              {t('sales_price_column_state')}
            </th>
            <th scope="col" className={styles.short} data-number>
              {t('sales_price_column_rooms')}
            </th>
            <th scope="col" className={styles.short} data-number>
              {t('sales_price_column_area')}
            </th>
            <th scope="col" className={styles.amount} data-number>
              {t('sales_price_column_in_force')}
            </th>
            <th
              scope="col"
              className={isEditable ? styles.inputs : styles.amount}
              data-number={!isEditable || undefined}
            >
              {t('sales_price_column_price')}
            </th>
            <th scope="col" className={styles.short} data-number>
              {t('sales_price_column_change')}
            </th>
            <th scope="col" className={styles.amount} data-number>
              {t('sales_price_column_per_metre')}
            </th>
          </tr>
        </thead>
        <tbody>
          {objects.map((object) => (
            <PriceRow
              key={object.id}
              object={object}
              price={(isFixed(object) ? object.reference : prices.get(object.id)) ?? null}
              step={step}
              isEditable={isEditable}
              isSelected={selected.has(object.id)}
              onToggle={onToggle}
              onPrice={onPrice}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
