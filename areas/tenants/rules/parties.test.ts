import { describe, expect, it } from 'vitest'
import { partiesHaveChanged, partiesOf } from './parties.ts'

const anna = { firstName: 'Anna', lastName: 'Muster', dateOfBirth: '1990-05-01' }
const beat = { firstName: 'Beat', lastName: 'Muster', dateOfBirth: null }

describe('the people of an agreement', () => {
  it.each([
    [[anna, beat], false],
    [[{ ...anna, lastName: 'Meier' }, beat], true],
    [[{ ...anna, dateOfBirth: '1990-05-02' }, beat], true],
    [[anna], true],
    [[anna, beat, beat], true],
  ])('being %j now differ from the paper: %s', (now, changed) => {
    expect(partiesHaveChanged(partiesOf([anna, beat]), partiesOf(now))).toBe(changed)
  })
})
