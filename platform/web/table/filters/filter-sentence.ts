// Formats a filter as a sentence: "Zimmer ist 3.5 oder 4.5", "Miete von 1'000 bis 2'000 CHF".

import type { Filter } from '#platform/contract/table.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/texts.ts'
import { chosenIn, daysIn, rangeIn, type FilterValue } from './filter-values.ts'

export interface FilterSentence {
  name: string
  /** "ist", "von … bis"; empty for a toggle, whose name is sufficient. */
  says: string
}

/** Number of choices that are named; the rest is counted. */
const named = 2

export function filterSentence(
  { filter, value }: { filter: Filter; value: FilterValue },
  t: Translate,
  nameOf: (value: string) => string,
): FilterSentence {
  const name = filter.verbose_name
  if (filter.type === 'toggle') return { name, says: '' }
  if (filter.type === 'slider') return { name, says: rangeWords(rangeIn(value), filter, t) }
  if (filter.type === 'date') return { name, says: dayWords(daysIn(value), t) }
  return { name, says: t('table_filter_is', { values: choiceWords(chosenIn(value).map(nameOf), t) }) }
}

function rangeWords(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  filter: Filter,
  t: Translate,
) {
  const low = min !== undefined && min > (filter.min ?? -Infinity) ? formatNumber(min) : ''
  const high = max !== undefined && max < (filter.max ?? Infinity) ? formatNumber(max) : ''
  return [spanWords(low, high, t), filter.unit].filter(Boolean).join(' ')
}

function dayWords({ from, to }: { from?: string | undefined; to?: string | undefined }, t: Translate) {
  return spanWords(formatDate(from), formatDate(to), t)
}

function spanWords(from: string, to: string, t: Translate): string {
  if (from && to) return t('table_filter_between', { from, to })
  return from ? t('table_filter_from', { from }) : t('table_filter_to', { to })
}

function choiceWords(names: string[], t: Translate): string {
  const shown = names.length > named + 1 ? names.slice(0, named) : names
  if (shown.length < names.length) {
    return t('table_filter_and_more', { values: shown.join(', '), count: names.length - shown.length })
  }
  const last = shown.at(-1) ?? ''
  return shown.length > 1 ? t('table_filter_or', { values: shown.slice(0, -1).join(', '), last }) : last
}
