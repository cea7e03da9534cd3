// Timeline of the object.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getObjectTimeline } from '../../contract/object.ts'

const toneByEvent: Record<string, Tone> = {
  'object.state_changed': 'blue',
  'object.published': 'green',
  'object.unpublished': 'amber',
  'object.activated': 'green',
  'object.deactivated': 'red',
  'object.reserved': 'amber',
}

export function ObjectTimelineSection({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getObjectTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  const all = t('objects_timeline_all', { count: entries.length })
  return <TimelineSection title={t('objects_timeline')} entries={entries} toneByEvent={toneByEvent} all={all} />
}
