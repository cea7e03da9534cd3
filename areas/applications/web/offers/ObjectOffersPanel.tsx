// Side panel of an offered object: recipients, terms and possible actions of each offer.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getObjectOfferDetail, getObjectWithOffer, type HeldOffer } from '../../contract/object-offers.ts'
import { OpenOfferActions } from './OpenOfferActions.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { RecordLine } from './RecordLine.tsx'
import { RemainingTime } from './RemainingTime.tsx'
import { PastOfferLine, PastOfferLines } from './PastOfferLines.tsx'
import styles from './ObjectOffersPanel.module.css'
import { WithdrawOfferModal } from './WithdrawOfferModal.tsx'

export default function ObjectOffersPanel({ id }: PanelProps) {
  const t = useText()
  const query = useQuery(queryOf(getObjectOfferDetail, { params: { id } }))
  const { data } = query
  const ended = useQuery(queryOf(getObjectWithOffer, { params: { id } }))
  const past = ended.data?.offers.filter(({ state }) => state !== 'open') ?? []
  usePanelFrame({
    title: data?.title ?? t('applications_panel_object_offers'),
    badge: data && <StateBadge state={data.progress_state} title={data.stateTitle} />,
  })
  if (!data) return <QueryView query={query} rows={6} />
  const { offers, seats, referenceNumber, address } = data
  return (
    <div className={styles.panel}>
      <KeyValueList
        items={[
          { label: t('applications_object_number'), value: referenceNumber },
          { label: t('applications_address'), value: address },
          { label: t('applications_open_offers'), value: t('applications_object_seats', seats) },
        ]}
      />
      {offers.length === 0 && (
        <EmptyState title={t('applications_object_offers_none')} text={t('applications_object_offers_none_text')} />
      )}
      {offers.map((offer) => (
        <HeldOfferSection key={offer.offerId} offer={offer} />
      ))}
      {past.length > 0 && (
        <Section title={t('applications_past_offers')} count={past.length}>
          <PastOfferLines>
            {past.map(({ applicationId, number, contactName, state, stateTitle, answeredAt, reason }, index) => (
              // The same household may have ended two offers of this object, so the id alone is not unique.
              <PastOfferLine key={`${applicationId} ${index}`} state={state} title={stateTitle}>
                <ScreenLink to={`/applications/${applicationId}`}>{contactName}</ScreenLink>
                <Muted>
                  {' · '}
                  {[number, formatDate(answeredAt), reason].filter(Boolean).join(' · ')}
                </Muted>
              </PastOfferLine>
            ))}
          </PastOfferLines>
        </Section>
      )}
    </div>
  )
}

function HeldOfferSection({ offer }: { offer: HeldOffer }) {
  const t = useText()
  const { can } = useSession()
  const [now] = useState(() => new Date())
  const [isEnding, setEnding] = useState(false)
  const { applicationId, number, contactName, objectTitle, validUntil, together, canBeWithdrawn } = offer
  const mayAct = can('applications_write') && canBeWithdrawn.allowed
  return (
    <Section
      title={contactName}
      action={
        mayAct && (
          <Button variant="default" size="compact-sm" onClick={() => setEnding(true)}>
            {t('applications_action_withdraw_offer')}
          </Button>
        )
      }
    >
      <RecordLine to={`/applications/${applicationId}`} title={t('applications_number_of', { number })}>
        <RemainingTime until={validUntil} now={now} />
      </RecordLine>
      <KeyValueList items={termsOf(t, offer)} />
      {mayAct && <OpenOfferActions applicationId={applicationId} offer={offer} name={contactName} />}
      {isEnding && (
        <WithdrawOfferModal application={{ id: applicationId, contactName }} onClose={() => setEnding(false)} />
      )}
      {together.length === 0 ? null : (
        <p className={styles.together}>
          {t('applications_offer_together')}: {[objectTitle, ...together.map(({ title }) => title)].join(', ')}
        </p>
      )}
    </Section>
  )
}

function termsOf(t: ReturnType<typeof useText>, offer: HeldOffer) {
  const { grossRent, totalRent, together, goneWithout, validUntil, createdAt, sentBy, remindedAt, comment } = offer
  return [
    { label: t('applications_valid_until'), value: formatDate(validUntil) },
    { label: t('applications_sent'), value: [formatDateTime(createdAt), sentBy].filter(Boolean).join(', ') },
    { label: t('applications_gross_rent'), value: formatMoney(grossRent) },
    ...(together.length > 0 ? [{ label: t('applications_offer_form_total'), value: formatMoney(totalRent) }] : []),
    ...(goneWithout.length > 0 ? [{ label: t('applications_offer_gone_without'), value: goneWithout.join(', ') }] : []),
    ...(remindedAt ? [{ label: t('applications_reminded_at'), value: formatDateTime(remindedAt) }] : []),
    ...(comment ? [{ label: t('applications_remark'), value: comment }] : []),
  ]
}
