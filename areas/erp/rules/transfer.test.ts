import { describe, expect, it } from 'vitest'
import { isOnItsWay, pauseAfter, reasonKey } from './transfer.ts'

describe('a transfer that does not get through', () => {
  it('waits longer each time, and is given up at last', () => {
    const pauses = Array.from({ length: 8 }, (_none, at) => pauseAfter(at + 1))
    expect(pauses.at(-1)).toBeNull()
    const waited = pauses.filter((pause) => pause !== null)
    expect(waited).toEqual(waited.toSorted((one, other) => one - other))
    expect(waited).toHaveLength(7)
  })

  it('is on its way until it is answered or given up', () => {
    expect((['queued', 'sent', 'confirmed', 'refused', 'failed'] as const).filter(isOnItsWay)).toEqual([
      'queued',
      'sent',
    ])
  })
})

describe('a reason', () => {
  it.each([
    ['primaryUnitReference', 'unknown unit', 'erp_reason_unknown_unit'],
    ['primaryUnitReference', 'unit not available', 'erp_reason_unit_not_available'],
    ['primaryTenant.dateOfBirth', 'missing birth date', 'erp_reason_no_birth_date'],
    ['primaryTenant.address', 'required', 'erp_reason_no_address'],
    ['', 'rentStartDate: Invalid input', 'erp_reason_no_start'],
    ['', 'quota exceeded', null],
  ])('of «%s» and «%s» is told as %s', (attribute, reason, key) => {
    expect(reasonKey({ attribute, reason })).toBe(key)
  })
})
