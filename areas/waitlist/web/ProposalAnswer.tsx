// Proposed object with the answer given or the buttons to answer.

import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { ProposalView } from '../contract/proposals.ts'
import type { LinkKey } from '../contract/public-form.ts'
import { useAnswerProposal } from './changes.ts'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { Deadline } from './criteria/Deadline.tsx'
import { FactsCard } from './criteria/FactsCard.tsx'
import styles from './ProposalAnswer.module.css'

interface Props {
  link: LinkKey
  proposal: ProposalView
}

export function ProposalAnswer({ link, proposal }: Props) {
  const t = useText()
  const { state, contactName, answerBy, note } = proposal
  const isOpen = state === 'propose'
  return (
    <Stack gap={20}>
      {isOpen ? (
        <>
          <Paragraph>{t('waitlist_proposal_lead', { name: contactName })}</Paragraph>
          <Deadline>{t('waitlist_proposal_by', { date: formatDate(answerBy) })}</Deadline>
          {note && <p className={styles.note}>{note}</p>}
        </>
      ) : (
        <Answered proposal={proposal} />
      )}
      <Proposed proposal={proposal} />
      {isOpen && <Answering link={link} />}
    </Stack>
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
    <FactsCard label={title}>
      <h2 className={styles.objectTitle}>{title}</h2>
      <KeyValueList items={facts.filter(({ value }) => value !== null)} />
      {publicPath && (
        <Button component={Link} to={publicPath} variant="default" size="compact-md" mt={12}>
          {t('waitlist_proposal_look')}
        </Button>
      )}
    </FactsCard>
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
      <Group gap={12}>
        <Button size="md" loading={answering.isPending} onClick={() => answer({ answer: 'accept' })}>
          {t('waitlist_proposal_accept')}
        </Button>
        <Button size="md" variant="default" onClick={() => setDeclining(true)}>
          {t('waitlist_proposal_decline')}
        </Button>
      </Group>
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
      <Group gap={12}>
        <Button size="md" loading={answering.isPending} onClick={() => answer({ answer: 'no_interest', ...words })}>
          {t('waitlist_proposal_decline_send')}
        </Button>
        <Button size="md" variant="default" onClick={() => setDeclining(false)}>
          {t('general_back')}
        </Button>
      </Group>
    </>
  )
}

function Answered({ proposal: { state, applicationPath } }: { proposal: ProposalView }) {
  const t = useText()
  const given = state === 'accepted' ? 'accepted' : 'no_interest'
  return (
    <>
      <DoneCard title={t(`waitlist_proposal_thanks_${given}`)}>
        {applicationPath ? t('waitlist_proposal_thanks_accepted_apply') : t(`waitlist_proposal_thanks_${given}_text`)}
      </DoneCard>
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
