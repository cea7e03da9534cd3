import { describe, expect, it } from 'vitest'
import { depositMonthsOf, missingFor } from './contract-papers.ts'

const papers = {
  contractStart: '2027-01-01',
  grossRent: 150_000,
  deposit: 450_000,
  parties: [{ dateOfBirth: '1990-01-01' }],
}

describe('the papers of a contract', () => {
  it('are complete with start, rent, birth dates and a lawful deposit', () => {
    expect(missingFor(papers)).toEqual([])
    expect(depositMonthsOf(papers)).toBe(3)
  })

  it.each([
    [{ contractStart: null }, 'start'],
    [{ grossRent: null }, 'rent'],
    [{ parties: [{ dateOfBirth: null }] }, 'birth'],
    [{ deposit: 460_000 }, 'deposit_too_high'],
  ])('with %o name what is missing: %s', (change, key) => {
    expect(missingFor({ ...papers, ...change })).toEqual([key])
  })
})
