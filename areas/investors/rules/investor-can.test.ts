import { expect, it } from 'vitest'
import { investorActions, investorCan, type InvestorStanding } from './investor-can.ts'

const active: InvestorStanding = {
  progressState: 'active',
  contactEmail: 'anna@example.ch',
  isOptedOut: false,
  isBound: false,
}
const may = (investor: InvestorStanding) => investorActions.filter((action) => investorCan[action](investor).allowed)

it.each([
  ['active', active, ['edit', 'invite_profile', 'deactivate']],
  ['active without an address', { ...active, contactEmail: null }, ['edit', 'deactivate']],
  ['opted out', { ...active, isOptedOut: true }, ['edit', 'deactivate']],
  ['inactive', { ...active, progressState: 'inactive' }, ['activate', 'delete']],
  ['inactive with a signed NDA', { ...active, progressState: 'inactive', isBound: true }, ['activate']],
] as const)('an investor who is %s', (_, investor, actions) => {
  expect(may(investor)).toEqual(actions)
})
