// Map of the buildings that can be reached, and the same buildings as a list.

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CallFailed, noticesOf } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import type { Reached } from '../../contract/received.ts'
import { getDirections, getIsochrone } from '../../contract/travel.ts'
import { areaOf } from '../../rules/map-frame.ts'
import { distanceText, durationText, minutesOf, type TravelMode } from '../../rules/travel.ts'
import styles from './Travel.module.css'

const DrawnTravel = lazy(() => import('./DrawnTravel.tsx'))
const StreetTravel = lazy(() => import('./StreetTravel.tsx'))

interface Props {
  building: string
  mode: TravelMode
  /** Address of the route; empty if none is asked for. */
  to: string
  tiles: { url: string; attribution: string } | null
}

export function TravelAnswer({ building, mode, to, tiles }: Props) {
  const t = useText()
  const minutes = minutesOf[mode].join(',')
  const query = useQuery(queryOf(getIsochrone, { query: { building, mode, minutes } }))
  const directions = useQuery({ ...queryOf(getDirections, { query: { building, mode, to } }), enabled: to !== '' })
  return (
    <QueryView query={query} rows={6}>
      {(reached) => {
        const drawn = { reached, directions: to === '' ? undefined : directions.data, label: t('maps_travel_map') }
        return (
          <div className={styles.answer}>
            <Suspense fallback={<LoadingRows rows={6} />}>
              {tiles ? <StreetTravel {...drawn} tiles={tiles} /> : <DrawnTravel {...drawn} />}
            </Suspense>
            <div>
              <ReachedList reached={reached} />
              <p className={styles.route} role="status">
                {to !== '' && routeWords()}
              </p>
              {reached.source.attribution && <p className={styles.source}>{reached.source.attribution}</p>}
            </div>
          </div>
        )
      }}
    </QueryView>
  )

  function routeWords(): string {
    const { data, error } = directions
    if (error) return reasonsIn(error)
    if (!data) return t('general_loading')
    if (!data.route) return t('maps_no_route', { to })
    const { distance, duration } = data.route
    return t('maps_route', { to, distance: distanceText(distance), duration: durationText(duration) })
  }
}

/** A field error is more specific than the notice of the response. */
const reasonsIn = (error: unknown): string =>
  [
    error instanceof CallFailed ? Object.values(error.refusal.fields ?? {}) : [],
    noticesOf(error).map(({ title }) => title),
  ]
    .flat()
    .slice(0, 1)
    .join(' ')

function ReachedList({ reached }: { reached: Reached }) {
  const t = useText()
  return (
    <table className={styles.list}>
      <caption className={styles.caption}>{t('maps_reached')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('maps_minutes_column')}</th>
          <th scope="col">{t('maps_area_column')}</th>
        </tr>
      </thead>
      <tbody>
        {reached.areas.toReversed().map(({ minutes, polygons }, index) => (
          <tr key={minutes}>
            <th scope="row">
              <span className={styles.mark} data-step={index} aria-hidden />
              {t('maps_minutes_value', { minutes })}
            </th>
            <td>{t('maps_area_value', { area: areaText(areaOf(polygons)) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const areaText = (area: number) => (area < 9.95 ? area.toFixed(1) : String(Math.round(area)))
