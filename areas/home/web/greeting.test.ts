import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  [3, 'evening'],
  [4, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
])('at %i o’clock it greets for the %s', (hour, greeting) => {
  expect(greetingAt(new Date(2026, 10, 20, hour, 30))).toBe(greeting)
})
