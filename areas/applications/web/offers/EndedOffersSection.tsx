// Former offers with their outcome and reason, shown if no offer is open.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getOffer } from '../../contract/offers.ts'
import { PastOfferList } from './PastOffers.tsx'

export function EndedOffersSection({ id }: { id: string }) {
  const t = useText()
  const { data, error, refetch } = useQuery(queryOf(getOffer, { params: { id } }))
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data || data.past.length === 0) return null
  return (
    <Section title={t('applications_offers')}>
      <PastOfferList applicationId={id} offers={data.past} />
    </Section>
  )
}
