// State of a cost: what it amounts to with VAT, who submitted and approved it, and the next step.

import { Alert, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { formatDate, formatDateTime, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { KeyValueList, type KeyValue } from '#platform/web/ui/KeyValueList.tsx'
import type { CostView } from '../../contract/cost.ts'
import type { CostAction } from '../../rules/cost-can.ts'
import { useChangeCostStatus, useChangeCostStatusInForm } from '../changes.ts'
import styles from './cost.module.css'

type Dialog = 'reject' | 'pay'

const offered = {
  planned: ['submit'],
  rejected: ['submit'],
  waiting: ['approve', 'reject', 'reopen'],
  committed: ['pay', 'reopen'],
  paid: ['reopen'],
} as const satisfies Record<CostView['state'], readonly CostAction[]>

export function CostStanding({ cost }: { cost: CostView }) {
  const t = useText()
  const [dialog, setDialog] = useState<Dialog>()
  const change = useChangeCostStatus()
  const { id, state, actions, rejectReason } = cost
  const run = (action: 'submit' | 'approve' | 'reopen') => change.mutate({ params: { id }, body: { action } })
  return (
    <div className={styles.standing}>
      <KeyValueList items={factsOf(t, cost)} />
      {rejectReason && (
        <Alert color="red" icon={<IconAlertTriangle size={18} stroke={1.5} />} title={t('budget_rejected_because')}>
          {rejectReason}
        </Alert>
      )}
      <Group gap={8}>
        {offered[state].map((key, place) => {
          const { enabled = false, reason } = actions.find((one) => one.key === key) ?? {}
          return (
            <ActionButton
              key={key}
              variant={place === 0 && key !== 'reopen' ? 'filled' : 'default'}
              availability={{ allowed: enabled, reason }}
              loading={change.isPending}
              onClick={() => (key === 'reject' || key === 'pay' ? setDialog(key) : run(key))}
            >
              {t(`budget_action_${key}`)}
            </ActionButton>
          )
        })}
      </Group>
      {dialog === 'reject' && <RejectModal id={id} onClose={() => setDialog(undefined)} />}
      {dialog === 'pay' && <PayModal id={id} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

function factsOf(t: ReturnType<typeof useText>, cost: CostView): KeyValue[] {
  const { plannedAmounts, actualAmounts, submitted, approved, paidOn } = cost
  const amounts = (given: NonNullable<CostView['actualAmounts']>) =>
    t('budget_amount_with_vat', { gross: formatMoney(given.gross), vat: formatMoney(given.vat), rate: cost.vatRate })
  const by = (one: { by: string; at: string }) => t('budget_by_at', { by: one.by, at: formatDateTime(one.at) })
  return [
    { label: t('budget_column_planned'), value: amounts(plannedAmounts) },
    ...(actualAmounts ? [{ label: t('budget_column_actual'), value: amounts(actualAmounts) }] : []),
    ...(submitted ? [{ label: t('budget_submitted'), value: by(submitted) }] : []),
    ...(approved ? [{ label: t('budget_approved'), value: `${by(approved)}, ${formatMoney(approved.amount)}` }] : []),
    ...(paidOn ? [{ label: t('budget_field_paid_on'), value: formatDate(paidOn) }] : []),
  ]
}

interface DialogProps {
  id: string
  onClose: () => void
}

function RejectModal({ id, onClose }: DialogProps) {
  const t = useText()
  const rejection = useChangeCostStatusInForm()
  return (
    <ActionModal
      title={t('budget_reject_title')}
      reason={{ label: t('budget_reject_reason'), required: true }}
      action={t('budget_action_reject')}
      danger
      change={rejection}
      send={({ reason }) => ({ params: { id }, body: { action: 'reject' as const, reason } })}
      onClose={onClose}
    />
  )
}

function PayModal({ id, onClose }: DialogProps) {
  const t = useText()
  const payment = useChangeCostStatusInForm()
  const [day, setDay] = useState(() => dayOf(new Date()))
  return (
    <ActionModal
      title={t('budget_pay_title')}
      text={t('budget_pay_text')}
      action={t('budget_action_pay')}
      change={payment}
      send={() => ({ params: { id }, body: { action: 'pay' as const, paid_on: day } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <DateField
          label={t('budget_field_paid_on')}
          name="paid_on"
          required
          value={day}
          onChange={setDay}
          error={errorOf('paid_on')}
        />
      )}
    </ActionModal>
  )
}
