import { describe, expect, test } from 'vitest'
import { mostOnPhone, pageButtons, pageCount } from './page-buttons.ts'

describe('the pager', () => {
  test.each([
    [1, 1, '1'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [1, 20, '1 2 3 4 5 6 7 8 gap 20'],
    [5, 20, '1 2 3 4 5 6 7 8 gap 20'],
    [6, 20, '1 gap 3 4 5 6 7 8 9 gap 20'],
    [15, 20, '1 gap 12 13 14 15 16 17 18 gap 20'],
    [16, 20, '1 gap 13 14 15 16 17 18 19 20'],
    [20, 20, '1 gap 13 14 15 16 17 18 19 20'],
  ])('on page %i of %i shows %s', (current, last, shown) => {
    expect(pageButtons(current, last).join(' ')).toBe(shown)
  })

  test.each([undefined, mostOnPhone])(
    'never has more buttons than there is room for, and one for the current page',
    (most) => {
      for (let last = 1; last <= 40; last++)
        for (let current = 1; current <= last; current++) {
          const buttons = pageButtons(current, last, most).filter((one) => one !== 'gap')
          expect(buttons).toHaveLength(Math.min(last, most ?? 9))
          expect(buttons).toContain(current)
          expect([...new Set(buttons)].toSorted((one, other) => one - other)).toEqual(buttons)
        }
    },
  )
})

test('an empty list has one page, a begun page counts', () => {
  expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2])
})
