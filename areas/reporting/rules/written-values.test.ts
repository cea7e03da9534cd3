import { describe, expect, it } from 'vitest'
import { written, type Value } from './written-values.ts'

describe('values in a report', () => {
  it.each<[Value, string]>([
    [null, '–'],
    ['Wohnung 3', 'Wohnung 3'],
    [12_400, "12'400"],
    [78.5, '78.5'],
    [-1_250, "-1'250"],
    [{ rappen: 185_005 }, "CHF 1'850.05"],
    [{ rappen: -99_900 }, 'CHF -999.00'],
    [{ rappen: 123_456_789_00 }, "CHF 123'456'789.00"],
    [{ day: '2026-11-20' }, '20.11.2026'],
    [{ percent: 72 }, '72.0 %'],
  ])('%j is printed as %s', (value, text) => {
    expect(written(value, 'CHF')).toBe(text)
  })
})
