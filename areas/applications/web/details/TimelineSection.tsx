// Timeline, newest first. Shows ten entries, the rest on request.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailLink } from '#areas/communication/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Timeline } from '#platform/web/ui/Timeline.tsx'
import { getApplicationTimeline } from '../../contract/application.ts'
import { timelineEntries } from './timeline-entries.ts'

const first = 10

export function TimelineSection({ id }: { id: string }) {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const { data } = useQuery(queryOf(getApplicationTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  if (entries.length === 0) return null
  return (
    <Section title={t('applications_timeline')} count={entries.length}>
      <Timeline
        entries={timelineEntries(showsAll ? entries : entries.slice(0, first), (title, mailId) => (
          <MailLink recordId={id} mailId={mailId}>
            {title}
          </MailLink>
        ))}
      />
      {!showsAll && entries.length > first && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('applications_timeline_all', { count: entries.length })}
        </Button>
      )}
    </Section>
  )
}
