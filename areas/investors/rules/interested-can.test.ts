import { expect, it } from 'vitest'
import { interestedActions, interestedCan } from './interested-can.ts'

it.each([
  ['active', null, 'edit make_investor deactivate'],
  ['active', 'one', 'edit deactivate'],
  ['inactive', null, 'activate delete'],
  ['inactive', 'one', 'activate delete'],
] as const)('a person who is %s, investor %s: %s', (progressState, investorId, actions) => {
  const may = interestedActions.filter((action) => interestedCan[action]({ progressState, investorId }).allowed)
  expect(may.join(' ')).toBe(actions)
})
