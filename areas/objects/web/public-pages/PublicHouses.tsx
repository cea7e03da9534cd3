// Buildings as cross-sections: show the floor of each flat and other free units in the building.

import { Pagination } from '@mantine/core'
import { IconHomeSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HousePlan } from '#areas/buildings/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { freeInHouseText } from '../../rules/public-pages/public-state-text.ts'
import { withColumns } from '../../rules/shown-columns.ts'
import { listPublicHouses, type PublicHouse } from '../../contract/public-houses.ts'
import { publicLookOf, sectionOfLooks } from './public-look.ts'
import { PublicUnitCard } from './PublicUnitCard.tsx'
import styles from './PublicHouses.module.css'
import { useShownParts } from '../shown-parts.ts'
import type { PublicSearch } from '../../rules/public-pages/public-search.ts'
import { queryFor } from './use-public-search.ts'

interface Props {
  found: PublicSearch
  onPage: (page: number) => void
  /** Button that clears filters without results. */
  clear: ReactNode
}

const housesPerPage = 6
/** Storeys with more units than this need the full width. */
const mostInColumn = 3

/** Hides cellars, garages and outside places unless they contain a matching unit. */
const isLookedAt = ({ level, units }: PublicHouse['plan']['storeys'][number]): boolean =>
  (typeof level === 'number' && level >= 0) || units.some((unit) => unit?.matches)

export function PublicHouses({ found, onPage, clear }: Props) {
  const t = useText()
  const { sort: _sort, rowsPerPage: _rows, ...query } = queryFor(found)
  const houses = useQuery({
    ...queryOf(listPublicHouses, { query: { ...query, rowsPerPage: housesPerPage } }),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = houses
  if (!data) return <QueryView query={houses} />
  const total = data.pagination.totalItems
  const pages = Math.ceil(total / housesPerPage)
  if (total === 0) {
    return (
      <EmptyState
        icon={<IconHomeSearch size={22} stroke={1.5} />}
        title={t('objects_public_nothing')}
        text={t('objects_public_nothing_text')}
        action={clear}
      />
    )
  }
  return (
    <div>
      <p className={styles.count} role="status">
        {t(total === 1 ? 'objects_public_houses_one' : 'objects_public_houses', { count: total })}
      </p>
      <ul className={styles.houses} data-waiting={isPlaceholderData || undefined}>
        {data.houses.map((house) => (
          <House key={house.id} house={house} />
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          className={styles.pages}
          total={pages}
          value={found.page}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': t(`objects_page_${control}`) })}
        />
      )}
    </div>
  )
}

function House({ house: { title, address, postal_code, city, free, plan } }: { house: PublicHouse }) {
  const t = useText()
  const { columns } = useShownParts()
  const { project_type } = useInit()
  const storeys = plan.storeys
    .filter(isLookedAt)
    .map(({ units, ...storey }) => ({ ...storey, units: units.map((unit) => unit && withColumns(unit, columns)) }))
  const items = storeys.flatMap(({ units }) => units.filter((unit) => unit !== null))
  const hasBlanks = storeys.some(({ units }) => units.includes(null))
  const hasOthers = items.some(({ matches }) => !matches)
  const legend = [
    hasOthers && { key: 'other', words: t('objects_public_house_other') },
    hasBlanks && { key: 'blank', words: t('buildings_plan_blank') },
  ].filter((one) => one !== false)
  return (
    <li className={styles.house} data-wide={storeys.some(({ units }) => units.length > mostInColumn) || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>{address}</h2>
        <p className={styles.place}>
          {postal_code} {city}
        </p>
        <p className={styles.free} data-any={free > 0 || undefined}>
          {t(freeInHouseText(free, project_type), { count: free })}
        </p>
      </div>
      <HousePlan
        label={t('buildings_plan_of', { building: title })}
        section={sectionOfLooks({ ...plan, storeys }, items, (unit, number) => publicLookOf(t, unit, number))}
        card={(id) => {
          const unit = items.find((one) => one.id === id)
          return unit && <PublicUnitCard item={unit} />
        }}
      />
      {legend.length > 0 && (
        <ul className={styles.legend} aria-label={t('buildings_plan_legend')}>
          {legend.map(({ key, words }) => (
            <li key={key} className={styles.sign}>
              <span className={styles.sample} data-sample={key} aria-hidden />
              {words}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
