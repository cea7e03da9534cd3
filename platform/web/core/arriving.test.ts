import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arriving } from './arriving.ts'

/** A module that loads only from the given time on; counts its load attempts. */
function partFrom(time: number) {
  const load = vi.fn<() => Promise<string>>(async () => {
    if (Date.now() < time) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  })
  return { load, part: arriving(load) }
}

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

describe('a part of the program', () => {
  it('is fetched once, however often it is wanted', async () => {
    const { load, part } = partFrom(0)
    expect(await Promise.all([part(), part()])).toEqual(['the part', 'the part'])
    expect(await part.outcome.now()).toBe('the part')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is asked for again by itself, less and less often, until it is here', async () => {
    const { load, part } = partFrom(60_000)
    await expect(part()).rejects.toThrow('Failed to fetch')
    expect(await part.outcome.now()).toBeNull()
    await vi.advanceTimersByTimeAsync(50_000)
    const times = load.mock.calls.length
    expect(times).toBeGreaterThan(2)
    expect(times).toBeLessThan(8)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await part.here).toBe('the part')
    expect(await part.outcome.now()).toBe('the part')
  })

  it('tells its place when it has come after all, and leaves it alone until then', async () => {
    const { part } = partFrom(100_000)
    await part().catch(() => {})
    const told = vi.fn<() => void>()
    part.outcome.subscribe(told)
    await part().catch(() => {})
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200_000)
    expect(told).toHaveBeenCalledTimes(1)
  })
})
