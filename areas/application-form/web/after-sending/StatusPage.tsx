// Status page, opened from the link in the confirmation: progress, missing items and possible actions.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import type { Credentials } from '../../contract/form-shapes.ts'
import { applicationStatusMain } from '../../contract/places.ts'
import { getApplicationStatus } from '../../contract/status.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { LinkFailed } from '../later/LinkFailed.tsx'
import { ObjectCards } from '../questions/ObjectCards.tsx'
import { TakeOverCode } from '../later/TakeOverCode.tsx'
import { LaterPapers } from '../documents/LaterPapers.tsx'
import { MissingList, missingLines } from '../questions/MissingList.tsx'
import { OccupancyNotes } from '../questions/OccupancyNotes.tsx'
import { OpenOfferButton } from './OpenOfferButton.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import { ReceiptLink } from './ReceiptLink.tsx'
import type { StatusProps } from './status-props.ts'
import { WaitingChange } from './WaitingChange.tsx'
import { Withdrawal } from './Withdrawal.tsx'
import { PageCard } from '../look/PageCard.tsx'
import { SectionHeading } from '../look/SectionHeading.tsx'
import { SoftText } from '../look/SoftText.tsx'
import styles from './StatusPage.module.css'

const statusQuery = (params: Credentials) => ({
  ...queryOf(getApplicationStatus, { params }),
  // Always refetch: the form may have changed the status.
  staleTime: 0,
  retry: false,
})

export function load(context: LoadContext) {
  rememberMailedLanguage(context)
  const { params, queryClient } = context
  return queryClient.prefetchQuery(statusQuery({ slug: params.slug ?? '', token: params.token ?? '' }))
}

export default function StatusPage() {
  const credentials = { slug: useParam('slug'), token: useParam('token') }
  const { data, error, refetch } = useQuery(statusQuery(credentials))
  if (data) return <Status status={data} credentials={credentials} />
  return error ? <LinkFailed failure={error} retry={() => void refetch()} /> : <LoadingRows rows={6} />
}

function Status({ status, credentials }: StatusProps) {
  const t = useText()
  const { application, standing, objects, takesPapers, sells } = status
  const { slug, token } = credentials
  const chosen = objects.flatMap(({ outcome, title }) =>
    outcome === 'awarded' || outcome === 'offered' ? [title] : [],
  )
  const isOver = standing === 'withdrawn' || standing === 'closed'
  return (
    <FormFrame
      template={status.formsSettings.template}
      page="update"
      project={status.project.title}
      title={t('application_form_status_title')}
    >
      {application.canChange && <WaitingChange credentials={credentials} />}
      <PageCard id="standing">
        <p className={styles.number}>{t('application_form_number', { number: application.number })}</p>
        <h2 className={styles.standing} id="standing">
          {chosen.length > 0
            ? t(`application_form_status_${standing}_for`, { objects: chosen.join(' · ') })
            : t(`application_form_status_${standing}`)}
        </h2>
        <SoftText>
          {status.offer
            ? t('application_form_status_offered_until', { date: formatDate(status.offer.validUntil) })
            : t(`application_form_status_${standing}_text`)}
        </SoftText>
        {standing !== 'buying' && <ProgressSteps status={status} />}
        <div className={styles.actions}>
          {status.offer && <OpenOfferButton credentials={credentials} />}
          <ReceiptLink credentials={credentials} />
          {application.canChange && (
            <Button variant="default" component={Link} to={`/form/application/${slug}/${token}/update`}>
              {t('application_form_change_sent')}
            </Button>
          )}
        </div>
      </PageCard>
      <Slots
        place={applicationStatusMain}
        props={{ credentials, sells, isIncomplete: !isOver && missingLines(t, status).length > 0 }}
        own={{
          20: !isOver && <MissingList status={status} />,
          100: takesPapers && <LaterPapers status={status} credentials={credentials} />,
        }}
      />
      <SectionHeading isSpaced>{t('application_form_your_objects')}</SectionHeading>
      <ObjectCards objects={objects} isPurchase={standing === 'buying'} />
      {!isOver && chosen.length === 0 && <OccupancyNotes notes={application.notes} />}
      <section aria-labelledby="own-history">
        <SectionHeading id="own-history" isSpaced>
          {t('application_form_own_history')}
        </SectionHeading>
        <ol className={styles.history}>
          {status.history.map(({ at, title }) => (
            <li key={`${at} ${title}`}>
              <span>{title}</span>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </li>
          ))}
        </ol>
      </section>
      <TakeOverCode credentials={credentials} />
      {!isOver && <Withdrawal status={status} credentials={credentials} />}
    </FormFrame>
  )
}
