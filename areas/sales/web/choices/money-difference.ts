// A difference of price: + CHF 1'200.00, – CHF 300.00.

import { formatMoney } from '#platform/web/i18n/format.ts'

export const formatDifference = (francs: number): string =>
  francs === 0 ? formatMoney(0) : `${francs > 0 ? '+' : '–'} ${formatMoney(Math.abs(francs))}`
