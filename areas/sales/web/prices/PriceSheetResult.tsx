// Shows the changes that a spreadsheet would make in the draft, and its rows that cannot be used. Amounts in Rappen.

import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { PriceSheetRow } from '../../contract/price-sheet.ts'
import type { SheetChanges } from '../../rules/prices/sheet-changes.ts'
import { totalsOf, type DraftPrices } from '../../rules/prices/what-if.ts'
import { SaleTable } from './SaleTable.tsx'
import { money, SumChange } from './SumChange.tsx'
import type { ComparedObject } from './use-draft-prices.ts'

interface Props {
  rows: readonly PriceSheetRow[]
  changes: SheetChanges<PriceSheetRow>
  objects: readonly ComparedObject[]
  prices: DraftPrices
}

export function PriceSheetResult({ rows, changes: { prices: after, changed, same, fixed }, objects, prices }: Props) {
  const t = useText()
  const [before, now] = [totalsOf(objects, prices).all.sum, totalsOf(objects, after).all.sum]
  const missing = objects.length - changed - same - fixed.length
  const unused = rows
    .map((row) => ({ ...row, problem: fixed.includes(row) ? t('sales_price_sheet_fixed') : row.problem }))
    .filter(({ problem }) => problem !== null)
  return (
    <div role="status">
      <KeyValueList
        items={[
          { label: t('sales_price_sheet_changed'), value: String(changed) },
          { label: t('sales_price_sheet_same'), value: String(same) },
          { label: t('sales_price_sheet_missing'), value: String(missing) },
          { label: t('sales_price_sheet_before'), value: money(before) },
          { label: t('sales_price_sheet_after'), value: money(now) },
          { label: t('sales_price_sheet_difference'), value: <SumChange sum={now} before={before} /> },
        ]}
      />
      {unused.length > 0 && (
        <>
          <h3 style={{ margin: '16px 0 8px', fontSize: '0.875rem' }}>
            {t('sales_price_sheet_unused', { count: unused.length })}
          </h3>
          <SaleTable
            label={t('sales_price_sheet_unused', { count: unused.length })}
            columns={[
              { key: 'object', title: t('sales_price_column_object') },
              { key: 'line', title: t('sales_price_sheet_line') },
              { key: 'reason', title: t('sales_price_sheet_reason') },
            ]}
            rows={unused.map(({ line, name, problem }) => ({ key: String(line), cells: [name || '–', line, problem] }))}
          />
        </>
      )}
    </div>
  )
}
