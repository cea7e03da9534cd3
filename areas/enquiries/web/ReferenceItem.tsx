// A single reference: state, contact, received text on request, and actions.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { AdultEvaluation, Reference } from './asked.ts'
import { AskReferenceModal } from './AskReferenceModal.tsx'
import { GiveUpModal } from './GiveUpModal.tsx'
import { RecordReferenceModal } from './RecordReferenceModal.tsx'
import { ReferenceAnswerList } from './ReferenceAnswerList.tsx'
import { RemindRefereeModal } from './RemindRefereeModal.tsx'
import styles from './References.module.css'

interface Props {
  evaluation: AdultEvaluation
  reference: Reference
}

const tones = { none: 'grey', sent: 'blue', reminder: 'amber', answered: 'green', failed: 'red' } as const

export function ReferenceItem({ evaluation, reference }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { type, state, grade, contactName, failure } = reference
  const shown = state ?? 'none'
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.what}>
          <span className={styles.kind}>{t(`enquiries_kind_${type}`)}</span>
          <StateBadge state={shown} title={t(`enquiries_reference_${shown}`)} tone={tones[shown]} />
          {grade && <GradeMark grade={grade} />}
        </span>
        {evaluation.canEdit && <Actions evaluation={evaluation} reference={reference} />}
      </div>
      {state && (
        <p className={styles.facts}>{[contactName, ...momentsOf(t, reference), failure].filter(Boolean).join(' · ')}</p>
      )}
      {state === 'answered' && (
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'enquiries_hide_answers' : 'enquiries_show_answers')}
        </Button>
      )}
      {isOpen && <ReferenceAnswerList reference={reference} />}
    </li>
  )
}

function momentsOf(t: ReturnType<typeof useText>, { sentAt, remindedAt, answeredAt, recordedBy }: Reference) {
  return [
    sentAt && t('enquiries_sent_on', { date: formatDate(sentAt) }),
    remindedAt && t('enquiries_reminded_on', { date: formatDate(remindedAt) }),
    answeredAt && t('enquiries_answered_on', { date: formatDate(answeredAt) }),
    recordedBy && t('enquiries_recorded_by', { name: recordedBy }),
  ]
}

type Action = 'ask' | 'remind' | 'record' | 'give_up'

function Actions({ evaluation, reference }: Props) {
  const t = useText()
  const [action, setAction] = useState<Action>()
  const { type, state, canAsk, canRemind, canGiveUp } = reference
  if (state === 'answered') return null
  const close = () => setAction(undefined)
  const entries = [
    { key: 'ask', ...canAsk, run: () => setAction('ask') },
    { key: 'remind', ...canRemind, run: () => setAction('remind') },
    { key: 'record', ...canAsk, run: () => setAction('record') },
    { key: 'give_up', ...canGiveUp, run: () => setAction('give_up') },
  ].map((entry) => ({ ...entry, title: t(`enquiries_deed_${entry.key}`) }))
  const label = t('enquiries_reference_more', { kind: t(`enquiries_kind_${type}`) })
  return (
    <>
      <ActionMenu label={label} actions={entries} />
      {action === 'ask' && <AskReferenceModal evaluation={evaluation} reference={reference} onClose={close} />}
      {action === 'remind' && <RemindRefereeModal evaluation={evaluation} reference={reference} onClose={close} />}
      {action === 'record' && <RecordReferenceModal evaluation={evaluation} reference={reference} onClose={close} />}
      {action === 'give_up' && <GiveUpModal evaluation={evaluation} reference={reference} onClose={close} />}
    </>
  )
}
