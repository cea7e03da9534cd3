import { expect, it } from 'vitest'
import { nextMorning } from './morning.ts'

it.each([
  ['in the night', '2026-11-21T23:10:00Z', '2026-11-22T05:30:00.000Z'],
  ['a moment before', '2026-11-22T05:29:59Z', '2026-11-22T05:30:00.000Z'],
  ['at that moment', '2026-11-22T05:30:00Z', '2026-11-23T05:30:00.000Z'],
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T04:30:00.000Z'],
  ['before the clocks go forward', '2026-03-28T20:00:00Z', '2026-03-29T04:30:00.000Z'],
  ['before the clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T05:30:00.000Z'],
  ['on the evening of the long day', '2026-10-25T22:30:00Z', '2026-10-26T05:30:00.000Z'],
])('what happens %s is told at half past six', (_when, now, morning) => {
  expect(nextMorning(new Date(now)).toISOString()).toBe(morning)
})
