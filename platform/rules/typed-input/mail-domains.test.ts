import { expect, it } from 'vitest'
import { meantAddress } from './mail-domains.ts'

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['Anna.K@Bluwin.ch', 'Anna.K@bluewin.ch'],
  [' anna@hotmial.com ', 'anna@hotmail.com'],
])('«%s» probably meant %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})

it.each(['anna@gmail.com', 'anna@mail.com', 'anna@gmx.de', 'anna@spital-rebhang.ch', 'anna@', 'anna', ''])(
  '«%s» is asked nothing',
  (typed) => {
    expect(meantAddress(typed)).toBeUndefined()
  },
)
