// Waitlist request of an application, or a button to create one for an application without a home.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getApplicationOnWaitlist } from '../contract/criteria-form.ts'
import { nobodyYet } from './nobody-yet.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './Matching.module.css'

interface Props {
  application: { id: string }
}

export default function ApplicationOnWaitlistSection({ application: { id: applicationId } }: Props) {
  const t = useText()
  const panel = usePanel()
  const { data } = useQuery(queryOf(getApplicationOnWaitlist, { params: { id: applicationId } }))
  // Hidden for applications that have an offer or an object and never waited.
  if (!data || (!data.request && !data.canBePut.allowed)) return null
  const { request, canBePut } = data
  return (
    <Section
      title={t('waitlist_title')}
      action={
        canBePut.allowed && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => void panel.open('WaitlistEdit', nobodyYet, applicationId)}
          >
            {t('waitlist_put')}
          </Button>
        )
      }
    >
      {request ? (
        <div className={styles.entry}>
          <span className={styles.who}>
            <ScreenLink to={`/waitlist/applications/${request.id}`}>
              {t('waitlist_request_number', { number: request.number })}
            </ScreenLink>
          </span>
          <StateBadge state={request.progress_state} title={request.stateTitle} />
        </div>
      ) : (
        <Paragraph isSoft>{t('waitlist_put_text')}</Paragraph>
      )}
    </Section>
  )
}
