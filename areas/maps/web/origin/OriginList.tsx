// The origins as a table; each shown number opens the applications that it counts.

import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { Origins } from '../../contract/received.ts'
import { listOf, placeListOf } from './origin-list.ts'
import styles from './Origin.module.css'

interface Props {
  origin: Origins & { total: number }
  building: string | undefined
}

/** Places named below a canton. */
const mostPlaces = 4

export function OriginList({ origin: { groups, masked, total }, building }: Props) {
  const t = useText()
  const shown = groups.filter(({ count }) => count !== null)
  return (
    <table className={styles.list}>
      <caption className="visually-hidden">{t('maps_origin_title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('maps_origin')}</th>
          <th scope="col">{t('maps_origin_count')}</th>
          <th scope="col">{t('maps_origin_share')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ origin, title, count, places }) => (
          <tr key={origin}>
            <th scope="row">
              <ScreenLink to={listOf(origin, building)}>{title}</ScreenLink>
              {places.length > 0 && (
                <span className={styles.places}>
                  {places.slice(0, mostPlaces).map(({ postcode, city, count: inPlace }) => (
                    <ScreenLink key={postcode} to={placeListOf(postcode, building)} className={styles.place}>
                      {`${postcode} ${city} (${formatNumber(inPlace)})`}
                    </ScreenLink>
                  ))}
                </span>
              )}
            </th>
            <td>{formatNumber(count ?? 0)}</td>
            <td>{percentOf(count ?? 0, total)}</td>
          </tr>
        ))}
        {masked > 0 && (
          <tr>
            <th scope="row">{t('maps_origin_masked')}</th>
            <td>{formatNumber(masked)}</td>
            <td>{percentOf(masked, total)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('maps_origin_total')}</th>
          <td>{formatNumber(total)}</td>
          <td>100 %</td>
        </tr>
      </tfoot>
    </table>
  )
}

const percentOf = (count: number, total: number) => `${Math.round((count / total) * 100)} %`
