// The cantons, darker the more applications come from them.

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { Origins } from '../../contract/received.ts'
import { cantonOfNumber, colourShare } from '../../rules/canton-numbers.ts'
import { frameOf, swissBounds } from '../../rules/map-frame.ts'
import { OutlineMap } from '../outline/OutlineMap.tsx'
import { listOf } from './origin-list.ts'
import { cantonsQuery } from '../outline/outlines.ts'

interface Props extends Pick<Origins, 'groups'> {
  building: string | undefined
}

export function CantonMap({ groups, building }: Props) {
  const t = useText()
  const query = useQuery(cantonsQuery)
  const frame = useMemo(() => frameOf(swissBounds, 640, 440), [])
  const counts = new Map(groups.map(({ origin, count }) => [origin, count ?? 0]))
  const most = Math.max(0, ...groups.filter(({ origin }) => origin !== 'abroad').map(({ count }) => count ?? 0))
  const fillOf = (number: number) => {
    const canton = cantonOfNumber(number)
    const share = colourShare((canton && counts.get(canton)) ?? 0, most)
    return share > 0
      ? `color-mix(in oklab, var(--q-accent) ${Math.round(15 + share * 75)}%, var(--q-surface))`
      : undefined
  }
  /** Cantons with a shown number open their applications. */
  const linkOf = (number: number) => {
    const group = groups.find(({ origin }) => origin === cantonOfNumber(number))
    if (!group || group.count === null) return undefined
    return { to: listOf(group.origin, building), name: `${group.title}: ${formatNumber(group.count)}` }
  }
  return (
    <QueryView query={query} rows={6}>
      {({ land, lakes }) => (
        <OutlineMap
          label={t('maps_origin_map')}
          frame={frame}
          land={land}
          lakes={lakes}
          fillOf={fillOf}
          linkOf={linkOf}
        />
      )}
    </QueryView>
  )
}
