import { describe, expect, it } from 'vitest'
import { laterByHours } from '#platform/rules/local-time.ts'
import { appointmentActions, appointmentCan } from './appointment-can.ts'

const now = new Date('2027-03-02T10:00:00Z')
const standing = {
  kind: 'slots' as const,
  state: 'published' as const,
  startsAt: laterByHours(now, 24),
  endsAt: laterByHours(now, 26),
  hasHost: true,
  participants: 3,
}
const begun = { startsAt: laterByHours(now, -1) }
const over = { startsAt: laterByHours(now, -3), endsAt: laterByHours(now, -1) }

const allowed = (changed: Partial<Parameters<typeof appointmentCan.edit>[0]>) =>
  appointmentActions.filter((action) => appointmentCan[action]({ ...standing, ...changed }, now).allowed)

describe('an appointment allows', () => {
  it.each([
    ['planned', { state: 'planned', participants: 0 }, ['edit', 'publish', 'cancel', 'delete', 'write']],
    ['planned without a host', { state: 'planned', hasHost: false }, ['edit', 'cancel', 'write']],
    ['published', {}, ['edit', 'invite', 'cancel', 'write']],
    ['begun', begun, ['edit', 'invite', 'cancel', 'complete', 'write']],
    ['over', over, ['edit', 'complete', 'write']],
    ['open', { kind: 'open', participants: 0 }, ['edit', 'cancel', 'delete']],
    ['cancelled', { state: 'cancelled' }, ['delete', 'write']],
    ['completed', { state: 'completed', ...over }, ['write']],
  ] as const)('when it is %s', (_, changed, actions) => {
    expect(allowed(changed)).toEqual(actions)
  })
})
