// The payments of the purchase contract.

import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { SaleCompletion } from '../../contract/completion.ts'

export function Milestones({ milestones }: { milestones: SaleCompletion['milestones'] }) {
  const t = useText()
  if (milestones.length === 0) return null
  return (
    <>
      <h3 style={{ margin: '16px 0 6px', fontSize: 14, fontWeight: 600 }}>{t('sales_milestones')}</h3>
      <KeyValueList
        items={milestones.map(({ title, amount, dueOn, state }) => ({
          label: title,
          value: t(`sales_milestone_${state}`, { amount: formatMoney(amount), date: formatDate(dueOn) }),
        }))}
      />
    </>
  )
}
