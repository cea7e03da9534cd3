// History of the tenancy, from the application on.

import { useQuery } from '@tanstack/react-query'
import { timelineEntries } from '#areas/applications/web/public.tsx'
import { MailLink } from '#areas/communication/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Timeline } from '#platform/web/ui/Timeline.tsx'
import { getTenantTimeline } from '../contract/tenant.ts'

export function TenantHistorySection({ id, applicationId }: { id: string; applicationId: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getTenantTimeline, { params: { id } }))
  if (!data || data.entries.length === 0) return null
  return (
    <Section title={t('applications_timeline')} count={data.entries.length}>
      <Timeline
        entries={timelineEntries(data.entries, (title, mailId) => (
          <MailLink recordId={applicationId} mailId={mailId}>
            {title}
          </MailLink>
        ))}
      />
    </Section>
  )
}
