// One investor, in the order of a decision: projects with state and actions, search profile, contacts, legal facts, history.

import { useQuery } from '@tanstack/react-query'
import { MailLink } from '#areas/communication/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DetailColumn, DetailColumns, DetailFrame } from '#platform/web/kit/DetailFrame.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { getInvestor, getInvestorTimeline } from '../../contract/investor.ts'
import { investorMain } from '../../contract/places.ts'
import { InvestorProjectsSection } from '../process/InvestorProjectsSection.tsx'
import { CompanySection, ContactsSection, LegalSection, ProfileSection } from './FactSections.tsx'
import { InvestorHead } from './InvestorHead.tsx'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getInvestor, { params: { id } }))

export default function InvestorPage() {
  const id = useParam('id')
  const query = useQuery(queryOf(getInvestor, { params: { id } }))
  const { data: investor } = query
  if (!investor) return <QueryView query={query} />
  return (
    <DetailFrame>
      <InvestorHead key={id} investor={investor} />
      <DetailColumns>
        <DetailColumn>
          <Slots
            place={investorMain}
            props={{ investor }}
            own={{
              100: <InvestorProjectsSection investor={investor} />,
              200: <ProfileSection investor={investor} />,
              900: <History id={id} />,
            }}
          />
        </DetailColumn>
        <DetailColumn>
          <ContactsSection investor={investor} />
          <CompanySection investor={investor} />
          <LegalSection investor={investor} />
        </DetailColumn>
      </DetailColumns>
    </DetailFrame>
  )
}

const toneByEvent: Record<string, Tone> = {
  'investor.recorded': 'green',
  'investor.activated': 'green',
  'investor.deactivated': 'red',
  'investor.opted_out': 'red',
  'investor.step_awarded': 'green',
  'investor.step_declined': 'red',
  'investor.step_opted_out': 'red',
  'investor.step_nda_signed': 'teal',
  'investor.step_nbo_submitted': 'violet',
  'investor.step_bo_submitted': 'violet',
  'mail.written': 'blue',
  'bulk_mail.written': 'blue',
}

function History({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getInvestorTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  return (
    <TimelineSection
      title={t('investors_timeline')}
      entries={entries}
      toneByEvent={toneByEvent}
      all={t('investors_timeline_all', { count: entries.length })}
      titled={(title, mailId) => (
        <MailLink recordId={id} mailId={mailId}>
          {title}
        </MailLink>
      )}
    />
  )
}
