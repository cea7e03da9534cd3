// Why an entry waits, its suggestions, and the actions that settle it.

import { Alert, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { EntryView, ExpectedChoice } from '../../contract/entries.ts'
import type { SettleAction } from '../../rules/entry-can.ts'
import { useSettleEntry, useSettleEntryInForm } from '../changes.ts'
import { AssignModal } from './AssignModal.tsx'
import styles from './entries.module.css'

type Dialog = { action: 'assign'; choice?: ExpectedChoice } | { action: 'return' | 'ignore' }

const offered = (entry: EntryView): readonly SettleAction[] => {
  if (entry.state !== 'waiting')
    return entry.actions.some(({ key, enabled }) => key === 'reopen' && enabled) ? ['reopen'] : []
  return entry.isReversal ? ['takeBack', 'ignore'] : ['assign', 'return', 'ignore']
}

export function EntryActions({ entry }: { entry: EntryView }) {
  const t = useText()
  const [dialog, setDialog] = useState<Dialog>()
  const change = useSettleEntry()
  const close = () => setDialog(undefined)
  const { id, version, problem, problemText, actions, suggestions } = entry
  const run = (action: SettleAction) => {
    if (action === 'takeBack' || action === 'reopen') change.mutate({ params: { id }, body: { action, version } })
    else setDialog({ action })
  }
  const canAssign = actions.find(({ key }) => key === 'assign')
  return (
    <div className={styles.standing}>
      {problemText && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} stroke={1.5} />}>
          <strong>{t(`payments_problem_${problem}`)}</strong>
          <div>{problemText}</div>
        </Alert>
      )}
      {suggestions.length > 0 && (
        <section aria-label={t('payments_suggestions')}>
          <h2 className={styles.heading}>{t('payments_suggestions')}</h2>
          <ul className={styles.suggestions}>
            {suggestions.map((choice) => (
              <li key={choice.id} className={styles.suggestion}>
                <span className={styles.words}>
                  <strong>{choice.title}</strong>
                  <span>
                    {choice.debtorName} · {t('payments_field_due_on')} {formatDate(choice.dueOn)}
                  </span>
                  <span>
                    {t('payments_field_open')} {formatMoney(choice.open)}
                  </span>
                </span>
                <ActionButton
                  variant="default"
                  availability={{ allowed: canAssign?.enabled ?? false, reason: canAssign?.reason }}
                  onClick={() => setDialog({ action: 'assign', choice })}
                >
                  {t('payments_action_assign')}
                </ActionButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Group gap={8}>
        {offered(entry).map((key, place) => {
          const { enabled = false, reason } = actions.find((one) => one.key === key) ?? {}
          return (
            <ActionButton
              key={key}
              variant={place === 0 && key !== 'reopen' ? 'filled' : 'default'}
              availability={{ allowed: enabled, reason }}
              loading={change.isPending}
              onClick={() => run(key)}
            >
              {t(`payments_action_${key}`)}
            </ActionButton>
          )
        })}
      </Group>
      {dialog?.action === 'assign' && <AssignModal entry={entry} choice={dialog.choice} onClose={close} />}
      {dialog && dialog.action !== 'assign' && <NoteModal entry={entry} action={dialog.action} onClose={close} />}
    </div>
  )
}

interface NoteProps {
  entry: EntryView
  action: 'return' | 'ignore'
  onClose: () => void
}

function NoteModal({ entry: { id, version }, action, onClose }: NoteProps) {
  const t = useText()
  const settling = useSettleEntryInForm()
  return (
    <ActionModal
      title={t(`payments_${action}_title`)}
      text={t(`payments_${action}_text`)}
      reason={{ label: t('payments_field_reason'), required: true }}
      action={t(`payments_action_${action}`)}
      change={settling}
      send={({ reason }) => ({ params: { id }, body: { action, version, reason } })}
      onClose={onClose}
    />
  )
}
