// Contact data and waiting time of a request.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { RequestView } from '../contract/request.ts'
import { PriorityModal } from './PriorityModal.tsx'

export function ContactSection({ request }: { request: RequestView }) {
  const t = useText()
  const [isPrioritising, setPrioritising] = useState(false)
  const { contactEmail, contactPhone, waitlist_priority, waitsSince, filledAt, confirmBy, linkUntil, actions } = request
  const canPrioritise = actions.some(({ key, enabled }) => key === 'prioritise' && enabled)
  const facts = [
    {
      label: t('waitlist_field_contactEmail'),
      value: contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
    },
    { label: t('waitlist_field_contactPhone'), value: contactPhone && <PhoneLink number={contactPhone} /> },
    { label: t('waitlist_column_priority'), value: t(`waitlist_priority_${waitlist_priority}`) },
    { label: t('waitlist_column_waits_since'), value: formatDate(waitsSince) },
    ...(filledAt ? [{ label: t('waitlist_filled_at'), value: formatDate(filledAt) }] : []),
    ...(confirmBy ? [{ label: t('waitlist_confirm_by'), value: formatDate(confirmBy) }] : []),
    ...(linkUntil ? [{ label: t('waitlist_link_until'), value: formatDate(linkUntil) }] : []),
  ]
  return (
    <Section
      title={t('waitlist_contact')}
      action={
        canPrioritise && (
          <Button variant="default" size="compact-sm" onClick={() => setPrioritising(true)}>
            {t('waitlist_deed_prioritise')}
          </Button>
        )
      }
    >
      <KeyValueList items={facts} />
      {isPrioritising && <PriorityModal request={request} onClose={() => setPrioritising(false)} />}
    </Section>
  )
}
