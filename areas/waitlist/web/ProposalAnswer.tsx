// Proposed object with the answer given or the buttons to answer.

import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { ProposalView } from '../contract/proposals.ts'
import type { LinkKey } from '../contract/public-form.ts'
import { useAnswerProposal } from './changes.ts'
import styles from './criteria/PublicCriteria.module.css'

interface Props {
  link: LinkKey
  proposal: ProposalView
}

export function ProposalAnswer({ link, proposal }: Props) {
  const t = useText()
  const { state, contactName, answerBy, note } = proposal
  const isOpen = state === 'propose'
  return (
    <div className={styles.form}>
      {isOpen ? (
        <>
          <p className={styles.lead}>{t('waitlist_proposal_lead', { name: contactName })}</p>
          <p className={styles.soft}>{t('waitlist_proposal_by', { date: formatDate(answerBy) })}</p>
          {note && <p className={styles.note}>{note}</p>}
        </>
      ) : (
        <Answered proposal={proposal} />
      )}
      <Proposed proposal={proposal} />
      {isOpen && <Answering link={link} />}
    </div>
  )
}

function Proposed({ proposal: { object } }: { proposal: ProposalView }) {
  const t = useText()
  const { title, address, rooms, area, floor, grossRent, move_in_date, publicPath } = object
  const facts = [
    { label: t('waitlist_proposal_address'), value: address },
    { label: t('waitlist_proposal_rooms'), value: rooms === null ? null : formatNumber(rooms) },
    { label: t('waitlist_proposal_area'), value: area === null ? null : `${formatNumber(area)} m²` },
    { label: t('waitlist_proposal_floor'), value: floor },
    { label: t('waitlist_proposal_rent'), value: grossRent === null ? null : formatMoney(grossRent) },
    { label: t('waitlist_proposal_from'), value: move_in_date === null ? null : formatDate(move_in_date) },
  ]
  return (
    <section className={styles.facts} aria-label={title}>
      <h2 className={styles.objectTitle}>{title}</h2>
      <KeyValueList items={facts.filter(({ value }) => value !== null)} />
      {publicPath && (
        <Button component={Link} to={publicPath} variant="default" size="compact-md" mt={12}>
          {t('waitlist_proposal_look')}
        </Button>
      )}
    </section>
  )
}

function Answering({ link }: { link: LinkKey }) {
  const t = useText()
  const [isDeclining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const answering = useAnswerProposal()
  const answer = (body: { answer: 'accept' | 'no_interest'; reason?: string }) =>
    answering.mutate({ params: link, body })
  if (!isDeclining) {
    return (
      <div className={styles.buttons}>
        <Button size="md" loading={answering.isPending} onClick={() => answer({ answer: 'accept' })}>
          {t('waitlist_proposal_accept')}
        </Button>
        <Button size="md" variant="default" onClick={() => setDeclining(true)}>
          {t('waitlist_proposal_decline')}
        </Button>
      </div>
    )
  }
  const words = reason.trim() ? { reason: reason.trim() } : {}
  return (
    <>
      <TextAreaField
        label={t('waitlist_proposal_decline_reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
      />
      <div className={styles.buttons}>
        <Button size="md" loading={answering.isPending} onClick={() => answer({ answer: 'no_interest', ...words })}>
          {t('waitlist_proposal_decline_send')}
        </Button>
        <Button size="md" variant="default" onClick={() => setDeclining(false)}>
          {t('general_back')}
        </Button>
      </div>
    </>
  )
}

function Answered({ proposal: { state, applicationPath } }: { proposal: ProposalView }) {
  const t = useText()
  const given = state === 'accepted' ? 'accepted' : 'no_interest'
  return (
    <>
      <div className={styles.done} role="status">
        <IconCircleCheck size={28} stroke={1.5} aria-hidden />
        <div>
          <p className={styles.doneTitle}>{t(`waitlist_proposal_thanks_${given}`)}</p>
          <p className={styles.doneText}>
            {applicationPath
              ? t('waitlist_proposal_thanks_accepted_apply')
              : t(`waitlist_proposal_thanks_${given}_text`)}
          </p>
        </div>
      </div>
      {applicationPath && (
        <div>
          {/* The form is a page of its own with its own beginning. */}
          <Button component="a" href={applicationPath} size="md">
            {t('waitlist_proposal_apply')}
          </Button>
        </div>
      )}
    </>
  )
}
