// Dates of the actions in the demo story.

import { describe, expect, it } from 'vitest'
import { atWork } from './courses.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('staff of the story', () => {
  it.each([
    ['at noon', '2026-11-19T11:00:00Z', '2026-11-19T11:00:00.000Z'],
    ['in the evening', '2026-11-19T16:00:00Z', '2026-11-20T06:30:00.000Z'],
    ['at four in the morning', '2026-11-20T03:00:00Z', '2026-11-20T07:12:34.838Z'],
    ['after the day on which it is told', '2026-11-21T15:00:00Z', '2026-11-21T10:00:00.000Z'],
  ])('do by day what falls %s', (_, moment, done) => {
    expect(atWork(new Date(moment), now).toISOString()).toBe(done)
  })

  it('keep the order, and do nothing earlier', () => {
    const moments = Array.from({ length: 400 }, (_, quarter) => new Date(Date.UTC(2026, 10, 14, 0, 15 * quarter)))
    const done = moments.map((moment) => atWork(moment, now))
    expect(done.every((moment, index) => moment >= (moments[index] ?? now))).toBe(true)
    expect(done.every((moment, index) => index === 0 || moment > (done[index - 1] ?? now))).toBe(true)
  })
})
