import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nowAndThen } from './now-and-then.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is done at once, then every few seconds while it is asked for, and once more at the end', () => {
  const done: number[] = []
  const begun = Date.now()
  const clock = nowAndThen(() => done.push(Date.now() - begun), 3000)
  // A keystroke every 200 ms for seven seconds.
  for (let key = 0; key < 35; key += 1) {
    clock.ask()
    vi.advanceTimersByTime(200)
  }
  expect(done).toEqual([0, 3000, 6000])
  vi.advanceTimersByTime(10_000)
  expect(done).toEqual([0, 3000, 6000, 9000])
})

it('does at once what is due when it is left, and nothing that was taken back', () => {
  let count = 0
  const clock = nowAndThen(() => (count += 1), 3000)
  clock.flush()
  expect(count).toBe(0)
  clock.ask()
  clock.flush()
  clock.ask()
  clock.cancel()
  vi.advanceTimersByTime(10_000)
  expect(count).toBe(1)
})
