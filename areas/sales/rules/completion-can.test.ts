// Actions after the countersignature, by examples.

import { expect, it } from 'vitest'
import { completionCan } from './completion-can.ts'
import type { ReservationState } from './reservation-state.ts'

const actions = ['haveNotaryDate', 'beNotarised', 'haveMilestones', 'haveKeysHandedOver', 'haveDeedTakenBack'] as const

it.each<[ReservationState, string | null, string | null, string]>([
  ['signed', null, null, ''],
  ['paid', null, null, ''],
  ['completed', null, null, 'haveNotaryDate beNotarised haveMilestones'],
  ['sold', null, null, 'haveMilestones haveKeysHandedOver haveDeedTakenBack'],
  ['sold', '2027-03-01', null, 'haveMilestones'],
  ['sold', null, '2027-03-01', 'haveMilestones haveKeysHandedOver'],
  ['released', null, null, ''],
])('a %s reservation with keys on %s, handed over on %s, allows: %s', (state, keysOn, handedOverOn, allowed) => {
  const completing = { state, keysOn, handedOverOn }
  expect(actions.filter((action) => completionCan[action](completing).allowed).join(' ')).toBe(allowed)
})
