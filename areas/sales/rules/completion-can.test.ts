// Actions after the countersignature, by examples.

import { expect, it } from 'vitest'
import { completionCan } from './completion-can.ts'
import type { ReservationState } from './reservation-state.ts'

const actions = ['haveNotaryDate', 'beNotarised', 'haveMilestones', 'haveKeysHandedOver'] as const

it.each<[ReservationState, string | null, string]>([
  ['signed', null, ''],
  ['paid', null, ''],
  ['completed', null, 'haveNotaryDate beNotarised haveMilestones'],
  ['sold', null, 'haveMilestones haveKeysHandedOver'],
  ['sold', '2027-03-01', 'haveMilestones'],
  ['released', null, ''],
])('a %s reservation with keys on %s allows: %s', (state, keysOn, allowed) => {
  const completing = { state, keysOn }
  expect(actions.filter((action) => completionCan[action](completing).allowed).join(' ')).toBe(allowed)
})
