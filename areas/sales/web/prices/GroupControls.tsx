// Moves a group of prices by a percentage, and tells how far the prices are from a target sum.

import { useState } from 'react'
import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { percentToTarget, roundingSteps, totalsOf } from '../../rules/prices/what-if.ts'
import type { ComparedObject, DraftState } from './use-draft-prices.ts'
import styles from './GroupControls.module.css'

interface Props {
  group: ReadonlySet<string>
  /** The group was selected in the table; otherwise it is all that is shown. */
  isSelection: boolean
  shown: readonly ComparedObject[]
  draft: DraftState
}

const most = 20

export function GroupControls({ group, isSelection, shown, draft }: Props) {
  const t = useText()
  const { percent, step, setStep, move } = draft
  const [target, setTarget] = useState<number | null>(null)
  const title = t(isSelection ? 'sales_price_group_selected' : 'sales_price_group_all', { count: group.size })
  return (
    <div className={styles.controls}>
      <div className={styles.group}>
        <label className={styles.slider}>
          <span className={styles.title}>{title}</span>
          <input
            type="range"
            className={styles.range}
            min={-most}
            max={most}
            step={0.5}
            value={percent}
            disabled={group.size === 0}
            aria-valuetext={percentWords(percent)}
            onChange={(event) => move(group, Number(event.currentTarget.value))}
          />
        </label>
        <div>
          <NumberStepper
            label={t('sales_price_percent')}
            name="percent"
            required
            min={-90}
            max={100}
            step={0.5}
            decimals={2}
            unit="%"
            value={percent}
            onChange={(value) => move(group, value ?? 0)}
          />
        </div>
      </div>
      <SelectField
        label={t('sales_price_rounding')}
        name="rounding"
        required
        options={roundingSteps.map((one) => ({ value: String(one), displayName: formatMoney(francsOf(one)) }))}
        value={String(step)}
        onChange={(value) => setStep(roundingSteps.find((one) => String(one) === value) ?? step)}
      />
      <NumberStepper
        label={t('sales_price_target')}
        hint={<TargetHint target={target} shown={shown} draft={draft} />}
        name="target"
        required
        min={0}
        max={99_999_999_999}
        step={100_000}
        decimals={0}
        unit="CHF"
        value={target}
        onChange={setTarget}
      />
    </div>
  )
}

function TargetHint({ target, shown, draft }: Pick<Props, 'shown' | 'draft'> & { target: number | null }) {
  const t = useText()
  if (target === null) return t('sales_price_target_hint')
  const totals = totalsOf(shown, draft.prices)
  const rest = rappenOf(target) - totals.all.sum
  const percent = percentToTarget({ target: rappenOf(target), totals })
  if (rest === 0 || percent === null) return t(rest === 0 ? 'sales_price_target_reached' : 'sales_price_target_none')
  return t(rest > 0 ? 'sales_price_target_missing' : 'sales_price_target_above', {
    amount: formatMoney(francsOf(Math.abs(rest))),
    percent: percentWords(percent),
  })
}

const percentWords = (percent: number): string => `${percent > 0 ? '+' : ''}${formatNumber(percent)} %`
