import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatLongDate, formatMoney, formatNumber, setMoneyStyle } from './format.ts'

afterEach(() => setMoneyStyle({ currency: 'CHF', order: 'left' }))

describe('money', () => {
  it('is written the Swiss way in francs', () => {
    expect(formatMoney(1850)).toBe("CHF 1'850.00")
    expect(formatMoney(1234567.5)).toBe("CHF 1'234'567.50")
    expect(formatMoney(-20.05)).toBe('CHF -20.05')
    expect(formatMoney(-0.001)).toBe('CHF 0.00')
  })

  it('is written with dot and comma in other currencies, on the side the workspace wants', () => {
    setMoneyStyle({ currency: 'EUR', order: 'right' })
    expect(formatMoney(1850)).toBe('1.850,00 EUR')
  })

  it('shows nothing for nothing', () => {
    expect(formatMoney(null)).toBe('')
    expect(formatMoney(Number.NaN)).toBe('')
  })
})

it('groups counts and keeps decimals', () => {
  expect(formatNumber(12400)).toBe("12'400")
  expect(formatNumber(78.5)).toBe('78.5')
  expect(formatNumber(3, 1)).toBe('3.0')
  expect(formatNumber(-1000)).toBe("-1'000")
})

it('writes days as DD.MM.YYYY, without a time zone moving them', () => {
  expect(formatDate('2026-11-20')).toBe('20.11.2026')
  expect(formatDate('')).toBe('')
  expect(formatDate('soon')).toBe('')
})

it('writes instants in the own time', () => {
  const local = new Date(2026, 10, 20, 9, 5).toISOString()
  expect(formatDateTime(local)).toBe('20.11.2026 09:05')
})

it.each([
  ['de', 'Sonntag, 22. November 2026'],
  ['fr', 'Dimanche 22 novembre 2026'],
] as const)('writes a long date in %s as %s', (language, words) => {
  expect(formatLongDate(new Date(2026, 10, 22), language)).toBe(words)
})
