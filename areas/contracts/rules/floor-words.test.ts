import { describe, expect, it } from 'vitest'
import { floorIn } from './floor-words.ts'

describe('the floor in an agreement', () => {
  it.each([
    ['EG', 'fr', 'rez-de-chaussée'],
    ['DG', 'fr', 'attique'],
    ['combles', 'de', 'DG'],
    ['2e', 'de', '2. OG'],
    ['rez', 'fr', 'rez-de-chaussée'],
    ['1. OG', 'fr', '1er étage'],
    ['2. OG', 'fr', '2e étage'],
    ['2e étage', 'de', '2. OG'],
    ['rez-de-chaussée', 'de', 'EG'],
    ['3. OG', 'de', '3. OG'],
    ['Hochparterre', 'fr', 'Hochparterre'],
  ] as const)('%s is in %s %s', (floor, language, said) => {
    expect(floorIn(language, floor)).toBe(said)
  })
})
