// Filters of the drawings of the buildings: the same fields as on the page from the server
// (`server/public-pages/list/list-filters.ts`).

import type { ReactNode } from 'react'
import type { FrameFilter } from '#areas/project-settings/rules/frame-settings.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import type { getPublicListInit } from '../../contract/public.ts'
import { amountWords, measureWords } from '../../rules/amount-words.ts'
import type { OfferedKind } from '../../rules/public-pages/offered-kinds.ts'
import { choicesOf, publicViews } from '../../rules/public-pages/public-search.ts'
import { onlyFreeText } from '../../rules/public-pages/public-state-text.ts'
import type { usePublicSearch } from './use-public-search.ts'
import { useShownParts } from '../shown-parts.ts'

interface Props {
  init: ReceivedResponseOf<typeof getPublicListInit>
  kinds: readonly OfferedKind[]
  /** The objects have selling prices instead of rents. */
  isForSale: boolean
  search: ReturnType<typeof usePublicSearch>
}

export function PublicFilters({ init, kinds, isForSale, search: { found, change } }: Props) {
  const t = useText()
  const { project_type } = useInit()
  const { filters } = useShownParts()
  const has = (filter: FrameFilter) => filters.includes(filter)
  if (filters.length === 0) return null
  const { areas, hasRooms, rents, prices } = choicesOf[found.kind]
  const from = (least: number, unit: string) => (
    <option key={least} value={least}>
      {t('objects_public_from_rooms', { rooms: `${measureWords(least)}${unit}` })}
    </option>
  )
  return (
    <div className="list-filters">
      {has('kind') && kinds.length > 1 && (
        <nav className="list-kinds" aria-label={t('objects_column_object_type')}>
          {kinds.map(({ value, displayName, count }) => (
            <button
              key={value}
              type="button"
              className="list-chip"
              aria-current={value === found.kind ? 'page' : undefined}
              onClick={() => change({ kind: value, minRooms: '', minArea: '', maxPrice: '' })}
            >
              {displayName} {count}
            </button>
          ))}
        </nav>
      )}
      <div className="list-fields">
        {has('city') && init.cities.length > 1 && (
          <Choice label={t('objects_column_city')} value={found.city} onChange={(city) => change({ city })}>
            {init.cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Choice>
        )}
        {has('rooms') && hasRooms && init.rooms.length > 1 && (
          <Choice
            label={t('objects_public_rooms')}
            value={found.minRooms}
            onChange={(minRooms) => change({ minRooms })}
          >
            {init.rooms.map((rooms) => from(rooms, ''))}
          </Choice>
        )}
        {has('rooms') && areas.length > 0 && (
          <Choice label={t('objects_public_area')} value={found.minArea} onChange={(minArea) => change({ minArea })}>
            {areas.map((area) => from(area, ' m²'))}
          </Choice>
        )}
        {has('price') && (
          <Choice
            label={t(isForSale ? 'objects_public_max_price' : 'objects_public_max_rent')}
            value={found.maxPrice}
            onChange={(maxPrice) => change({ maxPrice })}
          >
            {(isForSale ? prices : rents).map((limit) => (
              <option key={limit} value={limit}>
                CHF {amountWords(limit)}
              </option>
            ))}
          </Choice>
        )}
        {has('free') && (
          <label className="list-chip">
            <input
              type="checkbox"
              checked={found.onlyFree}
              onChange={({ currentTarget: { checked } }) => change({ onlyFree: checked ? 'true' : '' })}
            />
            {t(onlyFreeText(project_type))}
          </label>
        )}
        {has('view') && (
          <div className="list-views" role="radiogroup" aria-label={t('objects_public_view')}>
            {publicViews.map((view) => (
              <label key={view} data-view={view}>
                <input
                  type="radio"
                  name="view"
                  checked={view === found.view}
                  onChange={() => change({ view: view === 'cards' ? '' : view })}
                />
                {t(`objects_public_view_${view}`)}
              </label>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const t = useText()
  return (
    <label className="list-choice">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t('objects_public_any')}</option>
        {children}
      </select>
    </label>
  )
}
