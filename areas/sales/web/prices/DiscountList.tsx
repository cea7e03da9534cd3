// Discounts of a buyer for one object, newest first, with the steps of each.

import { Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '#platform/web/api/session.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { BuyerPrice, DiscountView } from '../../contract/discounts.ts'
import { discountWords } from './CurrentDiscounts.tsx'
import { reachWords } from './reach-words.ts'
import { DiscountDialogs, type DiscountStep } from './DiscountDialogs.tsx'
import styles from './DiscountList.module.css'

interface Props {
  applicationId: string
  discounts: readonly DiscountView[]
  agreement: BuyerPrice['reserved']
}

export function DiscountList({ applicationId, discounts, agreement }: Props) {
  const t = useText()
  const [open, setOpen] = useState<{ discount: DiscountView; step: DiscountStep }>()
  if (discounts.length === 0) return null
  return (
    <>
      <ul className={styles.list}>
        {discounts.map((discount) => (
          <li key={discount.id} className={styles.entry}>
            <div className={styles.line}>
              <strong>{discountWords({ discount: discount.amount, percent: discount.percent })}</strong>
              <StateBadge state={`discount.${discount.state}`} title={discount.stateTitle} />
            </div>
            <span>{discount.reason}</span>
            <Muted>{historyOf(t, discount)}</Muted>
            <Reach discount={discount} agreement={agreement} />
            <Steps discount={discount} onOpen={(step) => setOpen({ discount, step })} />
          </li>
        ))}
      </ul>
      {open && (
        <DiscountDialogs
          applicationId={applicationId}
          agreement={agreement}
          {...open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Reach({ discount: { reach }, agreement }: { discount: DiscountView; agreement: BuyerPrice['reserved'] }) {
  const t = useText()
  const words = agreement && reachWords(t, reach, agreement)
  if (!words) return null
  return reach === 'agreement' ? (
    <Muted>{words}</Muted>
  ) : (
    <Notice icon={IconAlertTriangle} isCompact>
      {words}
    </Notice>
  )
}

function historyOf(t: ReturnType<typeof useText>, one: DiscountView): string {
  const { proposedBy, proposedAt, decidedBy, decidedAt, decisionNote } = one
  const proposed = t('sales_discount_proposed_by', { name: proposedBy, date: formatDate(proposedAt) })
  const decided =
    decidedBy && decidedAt && t('sales_discount_decided_by', { name: decidedBy, date: formatDate(decidedAt) })
  return [proposed, decided, decisionNote].filter(Boolean).join(' · ')
}

function Steps({ discount: { state, can }, onOpen }: { discount: DiscountView; onOpen: (step: DiscountStep) => void }) {
  const t = useText()
  const session = useSession()
  const mayDecide = state === 'proposed' && session.can('budget_write')
  const mayWithdraw = (state === 'proposed' || state === 'approved') && session.can('applications_write')
  if (!mayDecide && !mayWithdraw) return null
  const look = { size: 'compact-sm', variant: 'default' } as const
  return (
    <Group gap={8} mt={4}>
      {mayDecide && (
        <>
          <ActionButton size="compact-sm" availability={can.approve} onClick={() => onOpen('approve')}>
            {t('sales_discount_approve')}
          </ActionButton>
          <ActionButton {...look} availability={can.refuse} onClick={() => onOpen('refuse')}>
            {t('sales_discount_refuse')}
          </ActionButton>
        </>
      )}
      {mayWithdraw && (
        <ActionButton {...look} availability={can.withdraw} onClick={() => onOpen('withdraw')}>
          {t('sales_discount_withdraw')}
        </ActionButton>
      )}
    </Group>
  )
}
