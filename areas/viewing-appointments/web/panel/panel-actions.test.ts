import { describe, expect, it } from 'vitest'
import { appointmentActions, appointmentCan, type AppointmentAction } from '../../rules/appointment-can.ts'
import type { AppointmentKind, KeptAppointmentState } from '../../rules/appointment.ts'
import { nextAction, offeredActions } from './panel-actions.ts'

const startsAt = new Date('2027-03-02T16:00:00Z')
const endsAt = new Date('2027-03-02T18:00:00Z')
const before = new Date('2027-03-01T10:00:00Z')
const during = new Date('2027-03-02T17:00:00Z')

/** Actions as the server returns them, from the same rules. */
function seen(state: KeptAppointmentState, kind: AppointmentKind, now: Date, participants = 0) {
  const standing = { kind, state, startsAt, endsAt, hasHost: true, participants }
  const actions = appointmentActions.map((key: AppointmentAction) => {
    const verdict = appointmentCan[key](standing, now)
    return verdict.allowed ? { key, enabled: true } : { key, enabled: false, reason: verdict.reason }
  })
  return { actions, data: { kind } }
}
const next = (...standing: Parameters<typeof seen>) => nextAction(offeredActions(seen(...standing), true))

describe('the next step of an appointment', () => {
  it.each([
    ['planned', 'slots', before, 'publish'],
    ['published', 'slots', before, 'invite'],
    ['published', 'open', before, undefined],
    ['published', 'slots', during, 'complete'],
    ['completed', 'slots', during, undefined],
    ['cancelled', 'slots', before, undefined],
  ] as const)('%s, %s: %s → %s', (state, kind, now, step) => {
    expect(next(state, kind, now)).toBe(step)
  })
})

describe('the actions of the panel', () => {
  it('stay visible with their reason when they are not allowed', () => {
    const offered = offeredActions(seen('completed', 'slots', during, 3), true)
    expect(offered.find(({ key }) => key === 'move')).toEqual({
      key: 'move',
      allowed: false,
      reason: 'viewing_appointments_reason_completed',
    })
    expect(offered.find(({ key }) => key === 'copy')).toMatchObject({ allowed: true })
  })

  it('leave out what an open appointment does not have', () => {
    const keys = offeredActions(seen('published', 'open', before), true).map(({ key }) => key)
    expect(keys).toEqual(['publish', 'complete', 'edit', 'move', 'copy', 'cancel', 'delete'])
  })

  it('offer no mail without the permission for mails', () => {
    const keys = offeredActions(seen('published', 'slots', before), false).map(({ key }) => key)
    expect(keys).not.toContain('invite')
    expect(keys).not.toContain('write')
  })
})
