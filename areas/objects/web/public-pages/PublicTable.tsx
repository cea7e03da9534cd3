// Objects as a table for comparison; on phones, the rows become cards.

import type { ReactNode } from 'react'
import type { FrameColumn } from '#areas/project-settings/rules/frame-settings.ts'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PublicItem } from '../../contract/public.ts'
import { toneOfPublicState } from './public-words.ts'
import { useShownParts } from '../shown-parts.ts'
import { WishButton } from './WishButton.tsx'
import styles from './PublicTable.module.css'

interface Column {
  /** Text key of the column heading. */
  name: string
  isNumber?: boolean
  /** Shown without its label on phones. */
  isPlain?: boolean
  cell: (item: PublicItem) => ReactNode
}

const columns: Record<FrameColumn, Column> = {
  rooms: { name: 'objects_column_rooms', isNumber: true, cell: ({ rooms }) => formatNumber(rooms) },
  area: { name: 'objects_column_area', isNumber: true, cell: ({ area }) => formatNumber(area) },
  floor: { name: 'objects_column_floor', cell: ({ floor }) => floor },
  move_in_date: {
    name: 'objects_column_move_in_date',
    cell: ({ object_state, move_in_date }) => (object_state === 'free' ? formatDate(move_in_date) : ''),
  },
  price: { name: 'objects_public_price', isNumber: true, cell: priceOf },
  state: {
    name: 'objects_column_state',
    isPlain: true,
    cell: ({ object_state, object_state_text }) => (
      <StateBadge state={object_state} title={object_state_text} tone={toneOfPublicState[object_state]} />
    ),
  },
}

function priceOf({ rentalgross, selling_price }: PublicItem): string {
  const price = rentalgross ?? selling_price
  return price === null ? '–' : formatMoney(price)
}

export function PublicTable({ items }: { items: readonly PublicItem[] }) {
  const t = useText()
  const shown = useShownParts().columns.map((key) => ({ key, ...columns[key] }))
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('objects_column_title')}</th>
            {shown.map(({ key, name, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? styles.number : undefined}>
                {t(name)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('objects_wish_list')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className={styles.name}>
                <ScreenLink to={`/public-object-details/${item.id}`}>{item.title}</ScreenLink>
                <span className={styles.place}>
                  {item.postal_code} {item.city}
                </span>
              </td>
              {shown.map(({ key, name, isNumber, isPlain, cell }) => (
                <td
                  key={key}
                  className={isNumber ? styles.number : undefined}
                  data-label={isPlain ? undefined : t(name)}
                >
                  {cell(item)}
                </td>
              ))}
              <td className={styles.wish}>
                {item.application_form ? <WishButton id={item.id} name={item.title} /> : item.application_closed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
