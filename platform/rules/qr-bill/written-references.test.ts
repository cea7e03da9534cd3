import { expect, it } from 'vitest'
import { writtenIban, writtenReference } from './references.ts'

it('writes references and accounts in the groups of a QR-bill', () => {
  expect(writtenReference('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017')
  expect(writtenReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
  expect(writtenIban('CH4431999123000889012')).toBe('CH44 3199 9123 0008 8901 2')
})
