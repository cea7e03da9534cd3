import { expect, it } from 'vitest'
import { isTimeToAsk } from './asking.ts'

it.each([
  ['completed', '2027-03-01', 3, true],
  ['paid', '2027-03-01', 3, false],
  ['paid', '2026-12-10', 3, true],
  ['signed', '2026-12-11', 3, false],
  ['signed', '2026-12-11', 20, true],
  ['sold', '2026-12-01', 3, false],
] as const)(
  'asks in %s with the first deadline on %s and reminders %i days before: %s',
  (reservation, firstDay, reminderDays, expected) => {
    expect(isTimeToAsk({ reservation, firstDay, reminderDays, today: '2026-11-26' })).toBe(expected)
  },
)
