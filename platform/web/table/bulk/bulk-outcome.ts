// Message about the result of a bulk action: never "done" when nothing changed (field.md §8 no. 6).

import type { BulkAnswer } from '#platform/contract/table.ts'
import type { Notice } from '#platform/contract/notify.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/texts.ts'

/** Undefined if the server sent its own message and no row was skipped. */
export function bulkOutcome(
  { changed, skipped, skippedTotal, skippedByReason, notify }: BulkAnswer,
  t: Translate,
): Notice | undefined {
  if (notify?.length && skippedTotal === 0) return undefined
  if (skippedTotal === 0 && changed > 0)
    return { type: 'success', title: t('table_bulk_changed', { count: changed, number: formatNumber(changed) }) }
  const reasons = skippedByReason
    .slice(0, 3)
    .map(({ reason }) => reason.replace(/\.$/, ''))
    .join(', ')
  const because = reasons ? { description: reasons } : {}
  if (changed === 0) return { type: 'warning', title: t('table_bulk_nothing_changed'), ...because }
  return {
    type: 'warning',
    title: t(skipped.length < skippedTotal ? 'table_bulk_partly_some_chosen' : 'table_bulk_partly', {
      changed: formatNumber(changed),
      skipped: formatNumber(skippedTotal),
      named: formatNumber(skipped.length),
    }),
    ...because,
  }
}
