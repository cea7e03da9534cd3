// One object of a what-if: its price by keyboard or slider. Drawn again only if its own price or mark changes.

import { Checkbox } from '@mantine/core'
import { memo, useState } from 'react'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { readPrice, sliderEnds, writtenPrice } from '../../rules/prices/typed-price.ts'
import { changeInPercent, isFixed, rounded, type RoundingStep } from '../../rules/prices/what-if.ts'
import type { ComparedObject } from './use-draft-prices.ts'
import styles from './PriceRow.module.css'

interface Props {
  object: ComparedObject
  /** In Rappen; the agreed price if it is reserved or sold. */
  price: number | null
  step: RoundingStep
  isEditable: boolean
  isSelected: boolean
  onToggle: (id: string) => void
  onPrice: (id: string, price: number) => void
}

type MarkProps = Pick<Props, 'object' | 'isSelected' | 'onToggle'>

const stateOfPart = { free: 'available', reserved: 'reserved', sold: 'sold' } as const

export const PriceRow = memo(function PriceRow(props: Props) {
  const { object, price, isEditable, isSelected, onToggle } = props
  const t = useText()
  const { area, reference } = object
  const change = price === null ? null : changeInPercent(price, reference)
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      {isEditable && <MarkCell object={object} isSelected={isSelected} onToggle={onToggle} />}
      <ObjectCells object={object} />
      <td
        data-title={t('sales_price_column_price')}
        className={styles.priceCell}
        data-number={!isEditable || undefined}
      >
        {isEditable && !isFixed(object) ? (
          <PriceInputs {...props} />
        ) : (
          <span className={styles.fixed}>{amount(price)}</span>
        )}
      </td>
      <td
        data-number
        data-title={t('sales_price_column_change')}
        className={styles.change}
        data-sign={Math.sign(change ?? 0)}
      >
        {change ? `${change > 0 ? '+' : ''}${formatNumber(change, 1)} %` : '–'}
      </td>
      <td data-number data-title={t('sales_price_column_per_metre')}>
        {price !== null && area ? amount(Math.round(price / area / 100) * 100) : '–'}
      </td>
    </tr>
  )
})

const amount = (rappen: number | null): string => (rappen === null ? '–' : writtenPrice(rappen))

const MarkCell = memo(function MarkCell({ object, isSelected, onToggle }: MarkProps) {
  const t = useText()
  const { id, shown } = object
  return (
    <td className={styles.mark}>
      {!isFixed(object) && (
        <Checkbox
          size="sm"
          aria-label={t('sales_price_select', { object: shown.title })}
          checked={isSelected}
          onChange={() => onToggle(id)}
        />
      )}
    </td>
  )
})

/** Cells that no price changes: link and badge cost more than the prices, and a group moves hundreds of rows at once. */
const ObjectCells = memo(function ObjectCells({ object }: Pick<Props, 'object'>) {
  const t = useText()
  const { id, part, area, reference, shown } = object
  return (
    <>
      <th scope="row" className={styles.name}>
        <ScreenLink to={`/objects/${id}`}>{shown.title}</ScreenLink>
        <span className={styles.soft}>{placeOf(shown)}</span>
      </th>
      <td data-title={t('sales_price_column_state')}>
        <StateBadge state={stateOfPart[part]} title={shown.stateTitle} />
      </td>
      <td data-number data-title={t('sales_price_column_rooms')}>
        {shown.rooms === null ? '–' : formatNumber(shown.rooms)}
      </td>
      <td data-number data-title={t('sales_price_column_area')}>
        {area === null ? '–' : `${formatNumber(area)} m²`}
      </td>
      <td data-number data-title={t('sales_price_column_in_force')}>
        {amount(reference)}
      </td>
    </>
  )
})

/** Without what the title says already. */
const placeOf = ({ title, building, floor }: ComparedObject['shown']): string =>
  [building, floor].filter((words) => words && !title.includes(words)).join(', ')

function PriceInputs({ object, price, step, onPrice }: Props) {
  const t = useText()
  const { id, reference, shown } = object
  const ends = sliderEnds(reference ?? price ?? step, step)
  return (
    <div className={styles.inputs}>
      <TypedPrice
        label={t('sales_price_of', { object: shown.title })}
        price={price}
        step={step}
        onPrice={(next) => onPrice(id, next)}
      />
      <input
        type="range"
        className={styles.range}
        aria-label={t('sales_price_slide', { object: shown.title })}
        aria-valuetext={price === null ? undefined : formatMoney(francsOf(price))}
        {...ends}
        step={step}
        value={price ?? ends.min}
        onChange={(event) => onPrice(id, Number(event.currentTarget.value))}
      />
    </div>
  )
}

interface TypedProps {
  label: string
  price: number | null
  step: RoundingStep
  onPrice: (price: number) => void
}

/** Takes the typed price when the field is left or Enter is pressed; the arrow keys move it by the rounding. */
function TypedPrice({ label, price, step, onPrice }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed !== '' && readPrice(typed) === null
  const take = () => {
    const read = typed === null ? null : readPrice(typed)
    if (read !== null && read !== price) onPrice(read)
    setTyped(null)
  }
  return (
    <input
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      value={typed ?? (price === null ? '' : writtenPrice(price))}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') setTyped(null)
        const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (direction === 0 || price === null) return
        event.preventDefault()
        setTyped(null)
        onPrice(rounded(price + direction * step, step))
      }}
    />
  )
}
