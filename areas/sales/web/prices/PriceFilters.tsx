// Chooses which objects a what-if shows: building, rooms, floor.

import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { roomsKey, type PriceFilter } from '../../rules/prices/price-filter.ts'
import type { ComparedObject } from './use-draft-prices.ts'
import styles from './PriceFilters.module.css'

interface Props {
  objects: readonly ComparedObject[]
  filter: PriceFilter
  onChange: (filter: PriceFilter) => void
}

export function PriceFilters({ objects, filter, onChange }: Props) {
  const t = useText()
  const rows = objects.map(({ shown }) => shown)
  const rooms = [...new Set(rows.map((one) => one.rooms).filter((one) => one !== null))].toSorted((a, b) => a - b)
  const floors = [...new Set(rows.map((one) => one.floor).filter((one) => one !== null))]
  const choice = (key: keyof PriceFilter, label: string, all: string, options: readonly [string, string][]) =>
    options.length > 1 && (
      <SelectField
        label={label}
        required
        options={[{ value: '', displayName: all }, ...options.map(([value, displayName]) => ({ value, displayName }))]}
        value={filter[key] ?? ''}
        onChange={(value) => onChange({ ...filter, [key]: value || null })}
      />
    )
  return (
    <div className={styles.row}>
      {choice('buildingId', t('sales_price_column_building'), t('sales_price_all_buildings'), [
        ...new Map(rows.map((one) => [one.buildingId, one.building])),
      ])}
      {choice(
        'rooms',
        t('sales_price_column_rooms'),
        t('sales_price_all_rooms'),
        rooms.map((count) => [roomsKey(count) ?? '', formatNumber(count)]),
      )}
      {choice(
        'floor',
        t('sales_price_column_floor'),
        t('sales_price_all_floors'),
        floors.map((floor) => [floor, floor]),
      )}
    </div>
  )
}
