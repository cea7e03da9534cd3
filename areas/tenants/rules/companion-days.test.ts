import { describe, expect, it } from 'vitest'
import { contractStates } from '#areas/applications/rules/application-state.ts'
import { addingProblem, companionsCanChange, endingDayProblem } from './companion-days.ts'

describe('what is let together', () => {
  it('changes before the agreement goes out and while it runs', () => {
    const may = contractStates.filter(
      (contractState) => companionsCanChange({ state: 'released', contractState }).allowed,
    )
    expect(may).toEqual(['without_contract', 'with_contract'])
    const left = { state: 'released', contractState: 'quit', endedAt: new Date() } as const
    expect(companionsCanChange(left)).toEqual({ allowed: false, reason: 'tenants_reason_left' })
    expect(companionsCanChange({ state: 'assigned', contractState: null }).allowed).toBe(false)
  })

  it('comes no earlier than the tenancy and goes no earlier than it came', () => {
    expect(addingProblem('2026-12-31', { contractStart: '2027-01-01' })).toBe('tenants_companion_before_start')
    expect(addingProblem('2027-01-01', { contractStart: '2027-01-01' })).toBeNull()
    const period = { contractStart: '2027-01-01', letFrom: '2027-03-01' }
    expect(endingDayProblem('2027-02-28', period, '2026-11-20')).toBe('tenants_companion_ends_before')
    expect(endingDayProblem('2027-02-28', { ...period, letFrom: null }, '2026-11-20')).toBeNull()
    expect(endingDayProblem('2036-11-21', period, '2026-11-20')).toBe('tenants_quit_too_late')
  })
})
