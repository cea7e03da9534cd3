// Credit checks of each adult: latest result with date, and a button for a new check. The result is only a hint.

import { Button, Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationView } from '#areas/applications/contract/application.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getCreditCheck } from '../contract/means.ts'
import { useCheckCredit } from './changes.ts'
import styles from './References.module.css'

type Credit = ReceivedResponseOf<typeof getCreditCheck>

export default function CreditSection({ application: { adults } }: { application: ApplicationView }) {
  const t = useText()
  return (
    <Section title={t('enquiries_credit')} bare>
      <ul className={styles.items}>
        {adults.map(({ id }) => (
          <AdultCredit key={id} adultId={id} />
        ))}
      </ul>
    </Section>
  )
}

function AdultCredit({ adultId }: { adultId: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getCreditCheck, { params: { id: adultId } }))
  const [isAsking, setAsking] = useState(false)
  if (!data) {
    return (
      <li>
        <LoadingRows rows={1} />
      </li>
    )
  }
  const { name, canEdit, canCheck, checks } = data
  const [last] = checks
  return (
    <li className={styles.item} data-wide>
      <div className={styles.line}>
        <span className={styles.what}>
          <span className={styles.kind}>{name}</span>
          {last && <Light check={last} />}
        </span>
        {canEdit && (
          <ActionButton availability={canCheck} variant="default" size="compact-sm" onClick={() => setAsking(true)}>
            {t('enquiries_check_credit')}
          </ActionButton>
        )}
      </div>
      {data.certificate && <Certificate certificate={data.certificate} />}
      <p className={styles.facts}>{last ? factsOf(t, last) : t('enquiries_credit_none')}</p>
      {isAsking && <CheckModal credit={data} onClose={() => setAsking(false)} />}
    </li>
  )
}

function Certificate({ certificate }: { certificate: NonNullable<Credit['certificate']> }) {
  const t = useText()
  const { number, provider, isDemo, valid, issuedOn, nameMatch, checkedAt, isOutdated } = certificate
  const words = !valid ? 'not_valid' : nameMatch ? 'valid' : 'other_name'
  const facts = [
    t('enquiries_certificate_number', { provider, number }),
    issuedOn && t('enquiries_certificate_issued', { date: formatDate(issuedOn) }),
    t('enquiries_certificate_checked', { date: formatDate(checkedAt) }),
    isOutdated && t('enquiries_certificate_outdated'),
    isDemo && t('enquiries_demo_provider'),
  ]
  return (
    <p className={styles.facts}>
      <StateBadge
        state={words}
        title={t(`enquiries_certificate_${words}`)}
        tone={words === 'valid' && !isOutdated ? 'green' : 'amber'}
      />{' '}
      {facts.filter(Boolean).join(' · ')}
    </p>
  )
}

type Check = Credit['checks'][number]

function Light({ check: { status, light } }: { check: Check }) {
  const t = useText()
  const tone = light === 'yellow' ? 'amber' : light
  const title = status === 'done' ? t(`enquiries_light_${light}`) : t(`enquiries_credit_${status}`)
  return <StateBadge state={light} title={title} tone={tone} />
}

function factsOf(t: ReturnType<typeof useText>, check: Check): string {
  const { provider, checkedAt, reference, checkedBy, isOld, hasReport, isDemo } = check
  const values = { provider, date: formatDate(checkedAt), reference, name: checkedBy }
  return [
    t('enquiries_credit_facts', values),
    isOld && t('enquiries_credit_old'),
    hasReport && t('enquiries_report_among_papers'),
    isDemo && t('enquiries_demo_provider'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function CheckModal({ credit, onClose }: { credit: Credit; onClose: () => void }) {
  const t = useText()
  const [vouchedFor, setVouchedFor] = useState(false)
  const { errorOf, show, take } = useServerErrors()
  const checking = useCheckCredit(onClose)
  const { adultId, name, provider, isDemo } = credit
  const hasConsented = credit.hasConsented === true || vouchedFor
  const check = () => {
    if (!hasConsented) return show({ hasConsented: t('enquiries_consent_needed') })
    checking.mutate({ params: { id: adultId }, body: { hasConsented } }, { onError: take })
  }
  return (
    <Modal onClose={onClose} title={t('enquiries_check_credit_of', { name })}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('enquiries_check_credit_text', { provider: provider ?? '–', name })}</p>
        {isDemo && <p className={styles.consent}>{t('enquiries_demo_provider')}</p>}
        {credit.hasConsented === true ? (
          <p className={styles.consent}>{t('enquiries_consented_in_form')}</p>
        ) : (
          <Checkbox
            label={t('enquiries_has_consented')}
            checked={vouchedFor}
            onChange={(event) => setVouchedFor(event.currentTarget.checked)}
            error={errorOf('hasConsented')}
          />
        )}
        <DialogButtons>
          <CancelButton />
          <Button onClick={check} loading={checking.isPending}>
            {t('enquiries_check_credit')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
