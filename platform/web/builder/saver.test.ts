import { beforeEach, expect, it, vi } from 'vitest'
import { createSaver, pause } from './saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A desk whose saves end when told to. */
function desk() {
  const seen = { sent: 0, settled: 0 }
  const state = { isHeld: false, isUnsaved: true }
  const ends: (() => void)[] = []
  const saver = createSaver({
    isHeld: () => state.isHeld,
    isUnsaved: () => state.isUnsaved,
    send: () => {
      seen.sent += 1
      return new Promise((resolve) => ends.push(resolve))
    },
    settle: () => (seen.settled += 1),
  })
  const end = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { saver, state, seen, end }
}

it('saves once after the last of several changes', async () => {
  const { saver, seen } = desk()
  saver.later(pause)
  await vi.advanceTimersByTimeAsync(pause - 1)
  saver.later(pause)
  await vi.advanceTimersByTimeAsync(pause - 1)
  expect(seen.sent).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.sent).toBe(1)
})

it('waits for a save that is under way, also with several behind it', async () => {
  const { saver, seen, end } = desk()
  void saver.push()
  void saver.push()
  void saver.push()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.sent).toBe(1)
  await end()
  expect(seen.sent).toBe(2)
  await end()
  expect(seen.sent).toBe(3)
})

it('saves nothing while a conflict waits for a choice', async () => {
  const { saver, state, seen } = desk()
  state.isHeld = true
  await saver.push()
  expect(seen).toEqual({ sent: 0, settled: 0 })
})

it('settles when nothing is left to save', async () => {
  const { saver, state, seen, end } = desk()
  void saver.push()
  void saver.push()
  state.isUnsaved = false
  await end()
  expect(seen).toEqual({ sent: 1, settled: 1 })
})

it('forgets a planned save when stopped', async () => {
  const { saver, seen } = desk()
  saver.later(pause)
  saver.stop()
  await vi.advanceTimersByTimeAsync(pause)
  expect(seen.sent).toBe(0)
})
