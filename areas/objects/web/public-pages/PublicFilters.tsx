// Filters of the public list: kind, town, size, price, availability.

import { Chip, NativeSelect } from '@mantine/core'
import { IconBuilding, IconLayoutGrid, IconTable } from '@tabler/icons-react'
import type { FrameFilter } from '#areas/project-settings/rules/frame-settings.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import { publicSorts, type getPublicListInit } from '../../contract/public.ts'
import { onlyFreeText } from '../../rules/public-pages/public-state-text.ts'
import type { OfferedKind } from './offered-kinds.ts'
import { publicViews, type PublicView, type usePublicSearch } from './use-public-search.ts'
import { useShownParts } from '../shown-parts.ts'
import styles from './PublicFilters.module.css'

interface Props {
  init: ReceivedResponseOf<typeof getPublicListInit>
  kinds: readonly OfferedKind[]
  /** The objects have selling prices instead of rents. */
  isForSale: boolean
  search: ReturnType<typeof usePublicSearch>
}

const viewIcons = { cards: IconLayoutGrid, table: IconTable, houses: IconBuilding }

const rents = [1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500]
const prices = [300_000, 500_000, 700_000, 900_000, 1_200_000]

/** Native selects: they load fast and are easy to use on phones. */
export function PublicFilters({ init, kinds, isForSale, search: { found, change } }: Props) {
  const t = useText()
  const { project_type } = useInit()
  const any = { value: '', label: t('objects_public_any') }
  const { filters } = useShownParts()
  const has = (filter: FrameFilter) => filters.includes(filter)
  if (filters.length === 0) return null
  const limits = isForSale ? prices : rents
  return (
    <div className={styles.filters}>
      {has('kind') && kinds.length > 1 && (
        <div className={styles.kinds} role="group" aria-label={t('objects_column_object_type')}>
          {kinds.map(({ value, displayName, count }) => (
            <Chip
              key={value}
              checked={found.kind === value}
              onChange={() => change({ kind: value, minRooms: '', maxPrice: '' })}
              variant="outline"
              radius="xl"
            >
              {displayName} {count}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {has('city') && init.cities.length > 1 && (
          <NativeSelect
            label={t('objects_column_city')}
            value={found.city}
            onChange={(event) => change({ city: event.currentTarget.value })}
            data={[any, ...init.cities]}
          />
        )}
        {has('rooms') && found.kind === 'apartment' && init.rooms.length > 1 && (
          <NativeSelect
            label={t('objects_public_rooms')}
            value={found.minRooms}
            onChange={(event) => change({ minRooms: event.currentTarget.value })}
            data={[
              any,
              ...init.rooms.map((rooms) => ({
                value: String(rooms),
                label: t('objects_public_from_rooms', { rooms: formatNumber(rooms) }),
              })),
            ]}
          />
        )}
        {has('price') && (
          <NativeSelect
            label={t(isForSale ? 'objects_public_max_price' : 'objects_public_max_rent')}
            value={found.maxPrice}
            onChange={(event) => change({ maxPrice: event.currentTarget.value })}
            data={[
              any,
              ...limits.map((limit) => ({
                value: String(limit),
                label: t('objects_public_up_to', { amount: formatMoney(limit).replace(/\.00$/, '') }),
              })),
            ]}
          />
        )}
        {has('sort') && found.view !== 'houses' && (
          <NativeSelect
            label={t('objects_public_sort')}
            value={found.sort}
            onChange={(event) => change({ sort: event.currentTarget.value })}
            data={publicSorts.map((sort) => ({
              value: sort,
              label: t(`objects_public_sort_${sort.replace('-', 'down_')}`),
            }))}
          />
        )}
        {has('free') && (
          <Chip
            className={styles.free}
            checked={found.onlyFree}
            onChange={(checked) => change({ onlyFree: checked ? 'true' : '' })}
            variant="outline"
            radius="xl"
          >
            {t(onlyFreeText(project_type))}
          </Chip>
        )}
        {has('view') && (
          <ViewChoice view={found.view} onChange={(view) => change({ view: view === 'cards' ? '' : view })} />
        )}
      </div>
    </div>
  )
}

interface ViewChoiceProps {
  view: PublicView
  onChange: (view: PublicView) => void
}

/** Native radio buttons, because the library's control measures the whole page before it becomes usable. */
function ViewChoice({ view: chosen, onChange }: ViewChoiceProps) {
  const t = useText()
  return (
    <div className={styles.view} role="radiogroup" aria-label={t('objects_public_view')}>
      {publicViews.map((view) => {
        const Sign = viewIcons[view]
        return (
          <label key={view} className={styles.viewName}>
            <input
              type="radio"
              name="public-view"
              className={styles.viewInput}
              checked={view === chosen}
              onChange={() => onChange(view)}
            />
            <Sign size={16} stroke={1.5} aria-hidden />
            {t(`objects_public_view_${view}`)}
          </label>
        )
      })}
    </div>
  )
}
