// Finds the own receipt in the list. It is compared in this browser and not sent.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { PublicDraw } from '../../contract/public-draw.ts'
import type { CheckedDraw } from '../../rules/check-draw.ts'
import { receiptTyped } from '../../rules/receipt.ts'
import type { DrawCheck } from './use-draw-check.ts'
import styles from './ReceiptSection.module.css'

const receiptLength = 19

export function ReceiptSection({ draw, check }: { draw: PublicDraw; check: DrawCheck }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const receipt = receiptTyped(typed)
  const checked = check.step === 'done' ? check.checked : null
  return (
    <Section title={t('draws_receipt')}>
      <TextField
        label={t('draws_receipt_label')}
        hint={t('draws_receipt_hint')}
        name="receipt"
        required
        maxLength={40}
        value={typed}
        onChange={setTyped}
      />
      <p className={styles.answer} role="status">
        {receipt.length >= receiptLength && checked && answerOf({ draw, checked, receipt }, t)}
        {receipt.length >= receiptLength && !checked && t('draws_receipt_wait')}
      </p>
    </Section>
  )
}

interface Asked {
  draw: PublicDraw
  checked: CheckedDraw
  receipt: string
}

function answerOf({ draw, checked, receipt }: Asked, t: ReturnType<typeof useText>): string {
  const index = checked.receipts.findIndex((one) => one.receipt === receipt)
  const listed = checked.receipts[index]
  if (!listed) return t('draws_receipt_missing')
  const group = draw.groups.find(({ key }) => key === listed.group)
  const name = group?.name || t('draws_group_all')
  const place = draw.confirmedAt ? checked.order.find((one) => one.receipt === receipt) : undefined
  const words = { number: formatNumber(index + 1), total: formatNumber(draw.candidates), group: name }
  if (!place || !group) return t('draws_receipt_listed', words)
  const ranked = { ...words, rank: formatNumber(place.rank), of: formatNumber(group.candidates) }
  return t(place.rank <= group.count ? 'draws_receipt_drawn' : 'draws_receipt_not_drawn', ranked)
}
