// Section for the open offer: terms, last day and actions; past offers are listed below.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { getOffer, type OfferView } from '../../contract/offers.ts'
import { OpenOfferActions } from './OpenOfferActions.tsx'
import { PastOffers } from './PastOffers.tsx'
import { WithdrawOfferModal } from './WithdrawOfferModal.tsx'
import { rentOf } from '../../rules/offers/together.ts'
import { RecordLine } from './RecordLine.tsx'
import { RemainingTime } from './RemainingTime.tsx'

export function OfferSection({ id, application }: { id: string; application: ApplicationView }) {
  const t = useText()
  const [isEnding, setEnding] = useState(false)
  const query = useQuery(queryOf(getOffer, { params: { id } }))
  const { data } = query
  const canEnd = application.actions.some(({ key, enabled }) => key === 'withdraw_offer' && enabled)
  return (
    <Section
      title={t('applications_open_offer')}
      action={
        canEnd && (
          <Button variant="default" size="compact-sm" onClick={() => setEnding(true)}>
            {t('applications_action_withdraw_offer')}
          </Button>
        )
      }
    >
      {!data && <QueryView query={query} rows={3} />}
      {data?.open && <OpenOffer offer={data.open} />}
      {data?.open && canEnd && <OpenOfferActions applicationId={id} offer={data.open} name={application.contactName} />}
      {data && data.past.length > 0 && <PastOffers applicationId={id} offers={data.past} />}
      {isEnding && <WithdrawOfferModal application={application} onClose={() => setEnding(false)} />}
    </Section>
  )
}

function OpenOffer({ offer }: { offer: OfferView }) {
  const t = useText()
  const [now] = useState(() => new Date())
  const {
    objectId,
    objectTitle,
    address,
    grossRent,
    validUntil,
    sentBy,
    createdAt,
    comment,
    together,
    goneWithout,
    remindedAt,
    rivals,
  } = offer
  return (
    <>
      <RecordLine to={`/objects/${objectId}`} title={objectTitle}>
        <RemainingTime until={validUntil} now={now} />
      </RecordLine>
      <KeyValueList
        columns={2}
        items={[
          { label: t('applications_address'), value: address },
          { label: t('applications_gross_rent'), value: formatMoney(grossRent) },
          { label: t('applications_valid_until'), value: formatDate(validUntil) },
          {
            label: t('applications_sent'),
            value: [formatDateTime(createdAt), sentBy].filter(Boolean).join(', '),
          },
          ...(together.length > 0
            ? [
                { label: t('applications_offer_together'), value: together.map(({ title }) => title).join(', ') },
                { label: t('applications_offer_form_total'), value: formatMoney(rentOf([{ grossRent }, ...together])) },
              ]
            : []),
          ...(goneWithout.length > 0
            ? [{ label: t('applications_offer_gone_without'), value: goneWithout.join(', ') }]
            : []),
          ...(remindedAt ? [{ label: t('applications_reminded_at'), value: formatDateTime(remindedAt) }] : []),
          ...(rivals > 0
            ? [{ label: t('applications_rivals'), value: t('applications_rivals_count', { count: rivals }) }]
            : []),
          ...(comment ? [{ label: t('applications_remark'), value: comment }] : []),
        ]}
      />
    </>
  )
}
