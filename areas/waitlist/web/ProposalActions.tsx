// State of a proposal and its actions, shown beside a match. Unavailable actions stay visible with their reason.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ProposalStanding } from '../contract/proposals.ts'
import { NoInterestModal } from './NoInterestModal.tsx'
import { ProposeModal } from './ProposeModal.tsx'
import type { ProposedPair } from './proposed-pair.ts'
import styles from './Matching.module.css'
import own from './ProposalActions.module.css'

interface Props {
  pair: ProposedPair
  proposal: ProposalStanding
}

export function ProposalActions({ pair, proposal }: Props) {
  const t = useText()
  const [asking, setAsking] = useState<'propose' | 'no_interest'>()
  const { state, stateTitle, answerBy, answeredAt, reason, canPropose, canEndInterest } = proposal
  const close = () => setAsking(undefined)
  const words = [
    state === 'propose' && answerBy && t('waitlist_proposal_until', { date: formatDate(answerBy) }),
    answeredAt && t('waitlist_proposal_answered', { date: formatDate(answeredAt) }),
    reason,
  ]
  return (
    <span className={own.actions}>
      {state && (
        <>
          <StateBadge state={state} title={stateTitle ?? ''} />
          <span className={styles.facts}>{words.filter(Boolean).join(' · ')}</span>
        </>
      )}
      <Action
        title={t('waitlist_propose')}
        label={t('waitlist_propose_to', { name: pair.contactName })}
        verdict={canPropose}
        onRun={() => setAsking('propose')}
      />
      {canEndInterest.allowed && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('waitlist_no_interest_of', { name: pair.contactName })}
          onClick={() => setAsking('no_interest')}
        >
          {t('waitlist_no_interest')}
        </Button>
      )}
      {asking === 'propose' && <ProposeModal pair={pair} onClose={close} />}
      {asking === 'no_interest' && <NoInterestModal pair={pair} onClose={close} />}
    </span>
  )
}

interface ActionProps {
  title: string
  label: string
  verdict: ProposalStanding['canPropose']
  onRun: () => void
}

function Action({ title, label, verdict, onRun }: ActionProps) {
  return (
    <ActionButton availability={verdict} variant="default" size="compact-sm" aria-label={label} onClick={onRun}>
      {title}
    </ActionButton>
  )
}
