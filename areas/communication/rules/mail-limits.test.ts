import { expect, it } from 'vitest'
import { attachedTooMuch } from './mail-limits.ts'

const files = (...megabytes: number[]) => megabytes.map((size) => ({ size: size * 1024 * 1024 }))

it.each([
  ['nothing', files(), null],
  ['what just fits', files(10, 5), null],
  ['a little more, rounded up', files(10, 5.01), { sum: 15.1, most: 15 }],
  ['one that is too much alone', files(20), { sum: 20, most: 15 }],
])('takes or refuses %s', (_, attached, refused) => {
  expect(attachedTooMuch(attached)).toEqual(refused)
})
