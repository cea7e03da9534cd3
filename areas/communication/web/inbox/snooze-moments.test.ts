import { expect, it } from 'vitest'
import { morningOf, snoozeMoments } from './snooze-moments.ts'

const at = (word: string, now: Date) => snoozeMoments(now).find((moment) => moment.word === word)?.at

it('offers this evening only while there is time until then', () => {
  expect(at('later_today', new Date(2026, 10, 20, 15, 59))).toEqual(new Date(2026, 10, 20, 17))
  expect(at('later_today', new Date(2026, 10, 20, 16, 1))).toBeUndefined()
})

it('means tomorrow in the morning, over the end of a month too', () => {
  expect(at('tomorrow', new Date(2026, 10, 30, 22))).toEqual(new Date(2026, 11, 1, 8))
})

it('means the Monday that is still to come', () => {
  const monday = new Date(2026, 10, 23, 8)
  expect(at('next_week', new Date(2026, 10, 20, 12))).toEqual(monday)
  expect(at('next_week', new Date(2026, 10, 21, 23))).toEqual(monday)
  expect(at('next_week', new Date(2026, 10, 23, 7))).toEqual(new Date(2026, 10, 30, 8))
})

it('does not offer the same morning twice', () => {
  const sunday = new Date(2026, 10, 22, 10)
  expect(at('next_week', sunday)).toBeUndefined()
  expect(at('tomorrow', sunday)).toEqual(new Date(2026, 10, 23, 8))
})

it('takes a picked day in its morning', () => {
  expect(morningOf('2026-12-24')).toEqual(new Date(2026, 11, 24, 8))
})
