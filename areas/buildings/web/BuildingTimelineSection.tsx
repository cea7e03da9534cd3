// Timeline of the building.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getBuildingTimeline } from '../contract/buildings.ts'

const toneByEvent: Record<string, Tone> = {
  'building.created': 'blue',
  'building.activated': 'green',
  'building.deactivated': 'red',
}

export function BuildingTimelineSection({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getBuildingTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  const all = t('buildings_timeline_all', { count: entries.length })
  return <TimelineSection title={t('buildings_timeline')} entries={entries} toneByEvent={toneByEvent} all={all} />
}
