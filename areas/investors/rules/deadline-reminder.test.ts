import { expect, it } from 'vitest'
import { isToRemind } from './deadline-reminder.ts'

const nbo = {
  kind: 'nbo',
  deadline: '2026-12-03',
  state: 'memorandum_opened',
  hasNda: true,
  hasOffer: false,
  remindedOf: null,
} as const
const bo = { ...nbo, kind: 'bo', state: 'data_room_open' } as const

it.each([
  ['a week before', nbo, '2026-11-26', true],
  ['eight days before', nbo, '2026-11-25', false],
  ['on the day', nbo, '2026-12-03', true],
  ['the day after', nbo, '2026-12-04', false],
  ['without a deadline', { ...nbo, deadline: null }, '2026-11-26', false],
  ['after the deadline was taken back', { ...nbo, deadline: null, remindedOf: '2026-12-03' }, '2026-11-26', false],
  ['with an offer', { ...nbo, hasOffer: true }, '2026-11-26', false],
  ['reminded already', { ...nbo, remindedOf: '2026-12-03' }, '2026-11-26', false],
  ['reminded of the day before it was moved', { ...nbo, remindedOf: '2026-11-28' }, '2026-11-26', true],
  ['without NDA', { ...nbo, hasNda: false }, '2026-11-26', false],
  ['turned down', { ...nbo, state: 'declined' }, '2026-11-26', false],
  ['shortlisted, for the first round', { ...nbo, state: 'shortlisted' }, '2026-11-26', false],
  ['in the data room', bo, '2026-11-26', true],
  ['shortlisted', { ...bo, state: 'shortlisted' }, '2026-11-26', true],
  ['not yet shortlisted', { ...bo, state: 'nbo_submitted' }, '2026-11-26', false],
  ['awarded', { ...bo, state: 'awarded' }, '2026-11-26', false],
] as const)('%s', (_, due, today, reminded) => {
  expect(isToRemind(due, today)).toBe(reminded)
})
