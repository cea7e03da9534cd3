import { expect, it } from 'vitest'
import type { ApplicationState } from './application-state.ts'
import { menuActions } from './menu-actions.ts'

const keys = ['offer', 'withdraw_offer', 'release', 'open_tenancy', 'edit', 'activate', 'deny', 'delete']
const shown = (state: ApplicationState, enabled: readonly string[] = []) =>
  menuActions(
    state,
    keys.map((key) => ({ key, enabled: enabled.includes(key) })),
  ).map(({ key }) => key)

it.each([
  ['active.new', ['offer', 'edit', 'deny', 'delete']],
  ['with_offer', ['withdraw_offer', 'edit', 'deny', 'delete']],
  ['assigned', ['release', 'open_tenancy', 'edit', 'deny', 'delete']],
  ['inactive', ['edit', 'activate', 'delete']],
] as const)('in the state %s it keeps what belongs to this phase, with the reason', (state, kept) => {
  expect(shown(state)).toEqual(kept)
})

it('keeps whatever is possible', () => {
  expect(shown('inactive', ['offer'])).toContain('offer')
})
