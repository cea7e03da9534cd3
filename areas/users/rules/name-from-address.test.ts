import { describe, expect, it } from 'vitest'
import { nameFromAddress } from './name-from-address.ts'

describe('the name guessed from an address', () => {
  it.each([
    ['anna.keller@firm.ch', 'Anna', 'Keller'],
    ['jean-luc_de.rham@firm.ch', 'Jean-Luc', 'De Rham'],
    ['info@firm.ch', 'Info', 'firm.ch'],
    ['...@firm.ch', '...@firm.ch', 'firm.ch'],
  ])('of %s is %s %s', (address, first_name, last_name) => {
    expect(nameFromAddress(address)).toEqual({ first_name, last_name })
  })
})
