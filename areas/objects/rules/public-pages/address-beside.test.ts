import { expect, it } from 'vitest'
import { addressBeside } from './address-beside.ts'

const address = 'Avenue de Beauregard 22, 1700 Fribourg'

it.each([
  ['Avenue de Beauregard 22, rez gauche', '1700 Fribourg'],
  ['Garage 3, Avenue de Beauregard 22', '1700 Fribourg'],
  ['Bel appartement au rez', address],
])('beside «%s» is «%s»', (title, told) => {
  expect(addressBeside(title, address)).toBe(told)
})
