// Writes a value of a chart by its unit.

import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import type { units } from '../contract/figures.ts'

type Unit = (typeof units)[number]

const formats: Record<Unit, (value: number) => string> = {
  count: (value) => formatNumber(value),
  rappen: (value) => formatMoney(value / 100),
  area: (value) => `${formatNumber(Math.round(value))} m²`,
  share: (value) => `${Math.round(value * 100)} %`,
  days: (value) => formatNumber(value),
}

export const formatOf = (unit: Unit) => formats[unit]
