// What has happened to the object, newest first; the first ten, the rest on request.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Timeline } from '#platform/web/ui/Timeline.tsx'
import { getObjectTimeline } from '../contract/object.ts'

const first = 10

const toneByEvent: Record<string, Tone> = {
  'object.state_changed': 'blue',
  'object.published': 'green',
  'object.unpublished': 'amber',
  'object.activated': 'green',
  'object.deactivated': 'red',
  'object.reserved': 'amber',
}

export function TimelineSection({ id }: { id: string }) {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const { data } = useQuery(queryOf(getObjectTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  if (entries.length === 0) return null
  const shown = showsAll ? entries : entries.slice(0, first)
  return (
    <Section title={t('objects_timeline')} count={entries.length}>
      <Timeline
        entries={shown.map(({ by, event, ...entry }) => ({
          ...entry,
          by: by ?? undefined,
          tone: toneByEvent[event] ?? 'grey',
        }))}
      />
      {!showsAll && entries.length > first && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('objects_timeline_all', { count: entries.length })}
        </Button>
      )}
    </Section>
  )
}
