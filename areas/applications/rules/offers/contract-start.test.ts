import { describe, expect, it } from 'vitest'
import { endProblem, startProblem } from './contract-start.ts'

const today = '2026-11-20'

describe('a tenancy begins', () => {
  it.each([
    ['1899-12-31', null, 'applications_start_too_early'],
    ['1900-01-01', null, undefined],
    ['2036-11-20', null, undefined],
    ['2036-11-21', null, 'applications_start_too_late'],
    ['2027-03-31', '2027-04-01', 'applications_start_before_free'],
    ['2027-04-01', '2027-04-01', undefined],
  ])('on %s, free from %s: %s', (start, freeFrom, key) => {
    expect(startProblem({ start, today, freeFrom })?.key).toBe(key)
  })
})

describe('a fixed term ends', () => {
  it.each([
    ['2027-01-01', '2027-01-01', 'contracts_end_before_start'],
    ['2027-01-01', '2027-01-02', undefined],
    ['2027-01-01', '2127-01-01', undefined],
    ['2027-01-01', '2127-01-02', 'contracts_end_too_late'],
    [null, '2126-11-21', 'contracts_end_too_late'],
    [null, '1899-01-01', 'applications_start_too_early'],
  ])('begun on %s, on %s: %s', (start, end, key) => {
    expect(endProblem({ start, end, today })?.key).toBe(key)
  })
})
