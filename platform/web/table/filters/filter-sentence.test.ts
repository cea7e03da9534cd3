import { describe, expect, test } from 'vitest'
import type { Filter } from '#platform/contract/table.ts'
import german from '../../../texts/de.json' with { type: 'json' }
import { filterSentence } from './filter-sentence.ts'
import type { FilterValue } from './filter-values.ts'

const texts = new Map(Object.entries(german))
const t = (key: string, values: Record<string, string | number> = {}) =>
  (texts.get(key) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

function read(type: Filter['type'], value: FilterValue) {
  const filter: Filter = { key: 'x', verbose_name: 'Filter', type, min: 0, max: 5000, unit: 'CHF', mainFilters: false }
  const { name, says } = filterSentence({ filter, value }, t, (one) => `«${one}»`)
  return [name, says].filter(Boolean).join(' ')
}

describe('a filter reads as a sentence', () => {
  test.each([
    ['checkbox', ['3.5'], 'Filter ist «3.5»'],
    ['checkbox', ['3.5', '4.5'], 'Filter ist «3.5» oder «4.5»'],
    ['checkbox', ['1', '2', '3'], 'Filter ist «1», «2» oder «3»'],
    ['checkbox', ['1', '2', '3', '4', '5'], 'Filter ist «1», «2» und 3 weitere'],
    ['radio', ['yes'], 'Filter ist «yes»'],
    ['slider', { min: 1000, max: 2000 }, "Filter von 1'000 bis 2'000 CHF"],
    ['slider', { min: 1000, max: 5000 }, "Filter ab 1'000 CHF"],
    ['slider', { max: 2000 }, "Filter bis 2'000 CHF"],
    ['date', { from: '2026-11-01', to: '2026-11-20' }, 'Filter von 01.11.2026 bis 20.11.2026'],
    ['date', { from: '2026-11-01' }, 'Filter ab 01.11.2026'],
    ['toggle', true, 'Filter'],
  ] as const)('%s %o: %s', (type, value, sentence) => {
    expect(read(type, Array.isArray(value) ? [...value] : (value as FilterValue))).toBe(sentence)
  })
})
