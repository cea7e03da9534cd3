// Panel for a failed offer: the reason, the current state of the object, and the next household in line.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getDeclinedOffer } from '../../contract/offer-actions.ts'

export default function OfferDeclinedPanel({ id, extra = '' }: PanelProps) {
  const t = useText()
  const { can } = useSession()
  const panel = usePanel()
  const query = useQuery(queryOf(getDeclinedOffer, { params: { id, apartmentId: extra } }))
  const { data } = query
  usePanelFrame({ title: t('applications_panel_offer_declined') })
  if (!data) return <QueryView query={query} rows={5} />
  const { offer, next, contactName, objectState, objectStateTitle, canBeOfferedAgain } = data
  return (
    <Stack gap={20}>
      <Section title={offer.objectTitle} action={<StateBadge state={offer.state} title={offer.stateTitle} />}>
        <KeyValueList
          items={[
            { label: t('applications_offered_to'), value: contactName },
            { label: t('applications_sent'), value: formatDateTime(offer.createdAt) },
            { label: t('applications_valid_until'), value: formatDate(offer.validUntil) },
            { label: t('applications_answered_at'), value: formatDateTime(offer.answeredAt) },
            { label: t('applications_reason'), value: offer.declineReason ?? '–' },
            { label: t('applications_object_now'), value: <StateBadge state={objectState} title={objectStateTitle} /> },
          ]}
        />
        {can('applications_write') && canBeOfferedAgain.allowed && (
          <Button variant="default" mt={12} onClick={() => void panel.open('ApplicationOffer', id, extra)}>
            {t('applications_offer_again')}
          </Button>
        )}
      </Section>
      <Section title={t('applications_next_in_line')}>
        {next ? (
          <Stack gap={8}>
            <ScreenLink to={`/applications/${next.applicationId}`}>
              {next.number} {next.contactName}
            </ScreenLink>
            <span>{next.reasons.join(' · ')}</span>
            {can('applications_write') && (
              <Button onClick={() => void panel.open('ApplicationOffer', next.applicationId, extra)}>
                {t('applications_offer_to_next', { name: next.contactName })}
              </Button>
            )}
          </Stack>
        ) : (
          <p style={{ margin: 0 }}>{t('applications_nobody_in_line')}</p>
        )}
      </Section>
    </Stack>
  )
}
