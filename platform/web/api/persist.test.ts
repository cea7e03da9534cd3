import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { pauses, persist, type Interruption } from './persist.ts'

const failed = (status: number) => new CallFailed(status, { message: 'No' })

/** Fails with these statuses one after the other, then succeeds. */
function road(...statuses: number[]) {
  const attempts: number[] = []
  const attempt = async () => {
    attempts.push(Date.now())
    const status = statuses[attempts.length - 1]
    if (status !== undefined) throw failed(status)
    return 'arrived'
  }
  return { attempt, attempts }
}

const listeners = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what broke on its way', () => {
  it('is sent again after growing pauses until it arrives', async () => {
    const { attempt, attempts } = road(0, 503, 0)
    const told: (Interruption | null)[] = []
    const arriving = persist(attempt, { onBreak: (one) => told.push(one) })
    await vi.runAllTimersAsync()
    expect(await arriving).toBe('arrived')
    expect(attempts).toEqual([0, 1000, 3000, 7000])
    expect(told.map((one) => one && one.isOffline)).toEqual([false, null, false, null, false, null])
  })

  it('is given up after the last pause, and then says why', async () => {
    const { attempt, attempts } = road(...Array.from({ length: 50 }, () => 502))
    const arriving = persist(attempt, {})
    const [refused] = await Promise.allSettled([arriving, vi.runAllTimersAsync()])
    expect(refused).toMatchObject({ status: 'rejected', reason: { status: 502 } })
    expect(attempts).toHaveLength(pauses.length + 1)
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
  })

  it.each([400, 401, 403, 404, 409, 413, 422, 500])(
    'is not sent again when the server refused it: %i',
    async (status) => {
      const { attempt, attempts } = road(status)
      await expect(persist(attempt, {})).rejects.toMatchObject({ status })
      expect(attempts).toHaveLength(1)
    },
  )

  it('is sent again when it came too often, and nobody is told of a broken connection', async () => {
    const { attempt, attempts } = road(429, 429)
    const told: (Interruption | null)[] = []
    const arriving = persist(attempt, { onBreak: (one) => told.push(one) })
    await vi.runAllTimersAsync()
    expect(await arriving).toBe('arrived')
    expect([attempts, told]).toEqual([[0, 1000, 3000], []])
  })

  it('goes at once when the person asks for it', async () => {
    const { attempt, attempts } = road(0)
    const arriving = persist(attempt, { onBreak: (one) => setTimeout(() => one?.retryNow(), 200) })
    await vi.advanceTimersByTimeAsync(200)
    expect(await arriving).toBe('arrived')
    expect(attempts).toEqual([0, 200])
  })

  it('waits for a connection where there is none, as long as it takes', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { attempt, attempts } = road(0)
    const told: (Interruption | null)[] = []
    const arriving = persist(attempt, { onBreak: (one) => told.push(one) })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([attempts.length, told[0]?.isOffline]).toEqual([1, true])
    listeners.dispatchEvent(new Event('online'))
    expect(await arriving).toBe('arrived')
  })

  it('is let go of when the person cancels while it stands still', async () => {
    const { attempt, attempts } = road(0)
    const abort = new AbortController()
    const arriving = persist(attempt, { signal: abort.signal })
    setTimeout(() => abort.abort(), 100)
    const [refused] = await Promise.allSettled([arriving, vi.runAllTimersAsync()])
    expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    expect(attempts).toHaveLength(1)
  })
})
