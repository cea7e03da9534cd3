// Formats the facts of an object as text, for the summary, the page, and conflicts with another user's changes.

import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { coreField } from '../../rules/core-fields.ts'
import { facts } from '../../rules/object-facts.ts'
import { isCore, type ObjectField } from '../../rules/object-sections.ts'

type Say = (key: string) => string

/** Returns undefined for an unknown value. */
export function fieldWords(t: Say, name: ObjectField, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const { kind } = isCore(name) ? coreField(name) : facts[name]
  if (Array.isArray(value)) return value.map((one) => t(`objects_feature_${String(one)}`)).join(', ') || undefined
  if (typeof value === 'boolean') return t(value ? 'general_yes' : 'general_no')
  if (typeof value === 'number') {
    if (kind === 'money') return formatMoney(value)
    return kind === 'area' ? `${formatNumber(value)} m²` : formatNumber(value)
  }
  if (typeof value !== 'string') return undefined
  if (kind === 'type') return t(`objects_type_${value}`)
  if (kind === 'orientation') return t(`objects_orientation_${value}`)
  if (kind === 'choice') return t(`objects_choice_${name}_${value}`)
  return kind === 'day' ? formatDate(value) : value
}
