// Dates proposed to the buyer on the status page: choose one, or say that none suits.

import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Credentials } from '#areas/application-form/contract/form-shapes.ts'
import { PageCard } from '#areas/application-form/web/public.tsx'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAreaTexts } from '#platform/web/i18n/use-area-texts.ts'
import { answerDates, getOwnDates, getOwnPurchase, type OwnProposal } from '../../contract/own-page.ts'
import { spokenTime } from './spoken-time.ts'
import styles from './own-page.module.css'

export default function OwnDatesSection({ credentials }: { credentials: Credentials }) {
  const t = useText()
  const hasTexts = useAreaTexts('sales', true)
  const { data } = useQuery({ ...queryOf(getOwnDates, { params: credentials }), retry: false, staleTime: 0 })
  if (!data || data.proposals.length === 0 || !hasTexts) return null
  return (
    <PageCard id="own-dates" title={t('sales_dates')}>
      {data.proposals.map((proposal) => (
        <section key={proposal.id} className={styles.date} aria-labelledby={`date-${proposal.id}`}>
          <h3 className={styles.dateTitle} id={`date-${proposal.id}`}>
            {t(`sales_date_kind_${proposal.kind}`)}
          </h3>
          {proposal.startsAt && <p className={styles.when}>{spokenTime(proposal.startsAt)}</p>}
          <p className={styles.soft}>{t('sales_own_dates_place', { place: proposal.place })}</p>
          {proposal.note && <p className={styles.soft}>{proposal.note}</p>}
          {proposal.isOpen ? (
            <AnswerForm key={proposal.version} proposal={proposal} credentials={credentials} />
          ) : (
            <Answered proposal={proposal} credentials={credentials} />
          )}
        </section>
      ))}
    </PageCard>
  )
}

interface Props {
  proposal: OwnProposal
  credentials: Credentials
}

function AnswerForm({ proposal, credentials }: Props) {
  const t = useText()
  const { id, version, times, answerUntil } = proposal
  const [startsAt, choose] = useState<string | null>(null)
  const [isNoneSuiting, setNoneSuiting] = useState(false)
  const [remark, setRemark] = useState('')
  const { take, clear, errorOf } = useServerErrors()
  const answering = useChange(answerDates, { stale: [getOwnDates, getOwnPurchase], errors: 'own' })
  const [now] = useState(() => Date.now())
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        clear()
        const body = { version, startsAt: isNoneSuiting ? null : startsAt, remark: isNoneSuiting ? remark : '' }
        answering.mutate({ params: { ...credentials, proposalId: id }, body }, { onError: take })
      }}
    >
      <p className={styles.soft} style={{ marginTop: 8 }}>
        {t('sales_own_dates_text', { date: formatDate(answerUntil) })}
      </p>
      <fieldset className={styles.times}>
        <VisuallyHidden component="legend">{t('sales_dates_times')}</VisuallyHidden>
        {times.map((time) => {
          const isOver = new Date(time).getTime() <= now
          return (
            <label key={time} className={styles.choice} data-checked={!isNoneSuiting && time === startsAt}>
              <input
                type="radio"
                name={`date-${id}`}
                value={time}
                disabled={isOver}
                checked={!isNoneSuiting && time === startsAt}
                onChange={() => {
                  setNoneSuiting(false)
                  choose(time)
                }}
              />
              <span className={styles.choiceTitle}>{spokenTime(time)}</span>
              {isOver && <span className={styles.soft}>{t('sales_own_dates_over')}</span>}
            </label>
          )
        })}
        <label className={styles.choice} data-checked={isNoneSuiting}>
          <input
            type="radio"
            name={`date-${id}`}
            value="none"
            checked={isNoneSuiting}
            onChange={() => setNoneSuiting(true)}
          />
          <span className={styles.choiceTitle}>{t('sales_own_dates_none')}</span>
        </label>
      </fieldset>
      {isNoneSuiting && (
        <div style={{ marginTop: 12 }}>
          <TextAreaField
            label={t('sales_own_dates_remark')}
            name="remark"
            required
            rows={2}
            maxLength={500}
            value={remark}
            onChange={setRemark}
            error={errorOf('remark')}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="md" loading={answering.isPending} disabled={!isNoneSuiting && startsAt === null}>
          {t(isNoneSuiting ? 'sales_own_dates_send' : 'sales_own_dates_choose')}
        </Button>
      </div>
    </form>
  )
}

function Answered({ proposal: { id, state, answerUntil }, credentials: { slug, token } }: Props) {
  const t = useText()
  if (state === 'none_suits') return <p className={styles.lead}>{t('sales_own_dates_answered_none')}</p>
  if (state === 'open') {
    return <p className={styles.lead}>{t('sales_own_dates_closed', { date: formatDate(answerUntil) })}</p>
  }
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        component="a"
        href={`/api/v2/applications/${slug}/${token}/status/dates/${id}/calendar`}
        leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
      >
        {t('sales_own_dates_calendar')}
      </Button>
    </div>
  )
}
