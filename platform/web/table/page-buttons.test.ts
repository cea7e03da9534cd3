import { describe, expect, test } from 'vitest'
import { pageButtons, pageCount } from './page-buttons.ts'

describe('the pager', () => {
  test.each([
    [1, 1, '1'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [1, 20, '1 2 3 4 5 6 7 gap 20'],
    [5, 20, '1 2 3 4 5 6 7 gap 20'],
    [6, 20, '1 gap 4 5 6 7 8 gap 20'],
    [15, 20, '1 gap 13 14 15 16 17 gap 20'],
    [16, 20, '1 gap 14 15 16 17 18 19 20'],
    [20, 20, '1 gap 14 15 16 17 18 19 20'],
  ])('on page %i of %i shows %s', (current, last, shown) => {
    expect(pageButtons(current, last).join(' ')).toBe(shown)
  })

  test('never has more than nine places and always shows the current page', () => {
    for (let last = 1; last <= 40; last++)
      for (let current = 1; current <= last; current++) {
        const buttons = pageButtons(current, last)
        expect(buttons.length).toBeLessThanOrEqual(9)
        expect(buttons).toContain(current)
        expect(new Set(buttons.filter((one) => one !== 'gap')).size).toBe(buttons.filter((one) => one !== 'gap').length)
      }
  })
})

test('an empty list has one page, a begun page counts', () => {
  expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2])
})
