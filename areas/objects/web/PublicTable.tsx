// Objects as a table, to compare many at a glance; on phones the same lines as cards.

import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { PublicItem } from '../contract/public.ts'
import { toneOfPublicState } from './public-words.ts'
import { WishButton } from './WishButton.tsx'
import styles from './PublicTable.module.css'

export function PublicTable({ items }: { items: readonly PublicItem[] }) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('objects_column_title')}</th>
            <th scope="col" className={styles.number}>
              {t('objects_column_rooms')}
            </th>
            <th scope="col" className={styles.number}>
              {t('objects_column_area')}
            </th>
            <th scope="col">{t('objects_column_move_in_date')}</th>
            <th scope="col" className={styles.number}>
              {t('objects_public_price')}
            </th>
            <th scope="col">{t('objects_column_state')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('objects_wish_list')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ item }: { item: PublicItem }) {
  const t = useText()
  const price = item.rentalgross ?? item.selling_price
  return (
    <tr>
      <td className={styles.name}>
        <ScreenLink to={`/public-object-details/${item.id}`}>{item.title}</ScreenLink>
        <span className={styles.place}>
          {item.postal_code} {item.city}
        </span>
      </td>
      <td className={styles.number} data-label={t('objects_column_rooms')}>
        {formatNumber(item.rooms)}
      </td>
      <td className={styles.number} data-label={t('objects_column_area')}>
        {formatNumber(item.area)}
      </td>
      <td data-label={t('objects_column_move_in_date')}>
        {item.object_state === 'free' ? formatDate(item.move_in_date) : ''}
      </td>
      <td className={styles.number} data-label={t('objects_public_price')}>
        {price === null ? '–' : formatMoney(price)}
      </td>
      <td>
        <StateBadge
          state={item.object_state}
          title={item.object_state_text}
          tone={toneOfPublicState[item.object_state]}
        />
      </td>
      <td className={styles.wish}>
        {item.application_form ? <WishButton id={item.id} name={item.title} /> : item.application_closed}
      </td>
    </tr>
  )
}
