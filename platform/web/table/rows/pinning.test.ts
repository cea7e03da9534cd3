import { expect, test } from 'vitest'
import type { Column } from '#platform/contract/table.ts'
import { pinnedCount, pinsThatFit } from './pinning.ts'

const columns = (...fixed: boolean[]): Column[] =>
  fixed.map((one, index) => ({
    key: String(index),
    title: '',
    cell: 'text',
    orderable: false,
    textAlign: 'left',
    visible: true,
    fixed: one,
  }))

test.each([
  [columns(true, true, false, false), 2],
  [columns(false, false), 1],
  [columns(true), 1],
  [columns(true, false, true), 1],
])('the leading fixed columns are pinned, at least the first', (shown, count) => {
  expect(pinnedCount(shown)).toBe(count)
})

test('number and name stay in view where they leave half of the place to the others', () => {
  expect(pinsThatFit([48, 70, 290], 1040)).toBe(3)
  expect(pinsThatFit([48, 70, 290], 700)).toBe(2)
})

test('the first column stays in view however narrow the place', () => {
  expect(pinsThatFit([300, 70], 400)).toBe(1)
})
