// History of the request.

import { useQuery } from '@tanstack/react-query'
import { MailLink } from '#areas/communication/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getRequestTimeline } from '../contract/request.ts'

const toneByEvent: Record<string, Tone> = {
  'waitlist.recorded': 'green',
  'waitlist.filled_in': 'blue',
  'waitlist.accepted': 'green',
  'waitlist.activated': 'green',
  'waitlist.declined': 'red',
  'waitlist.left': 'red',
}

export function RequestTimelineSection({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getRequestTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  const all = t('waitlist_timeline_all', { count: entries.length })
  return (
    <TimelineSection
      title={t('waitlist_timeline')}
      entries={entries}
      toneByEvent={toneByEvent}
      all={all}
      titled={(title, mailId) => (
        <MailLink recordId={id} mailId={mailId}>
          {title}
        </MailLink>
      )}
    />
  )
}
