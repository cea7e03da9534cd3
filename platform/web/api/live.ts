// Shows changes made elsewhere within about a second. One browser window reads the stream and forwards the topics to
// the others: a browser opens at most six connections to a server, and ten open windows must not use them all.
// Failures are ignored, because the displayed queries are also refetched from time to time.

import { allLiveTopics, isLiveTopic, type LiveTopic } from '#platform/contract/live.ts'
import { readLiveStream, type Reading } from './live-stream.ts'

/** Refetches what is shown; resolves when it has arrived. */
type Listener = () => Promise<unknown>

export interface Live {
  /** Reads the stream, or receives topics from the window that reads it. Returns a function that stops. */
  follow(): () => void
  on(topic: LiveTopic, listener: Listener): () => void
}

interface Surroundings {
  read: (signal: AbortSignal, reading: Reading) => Promise<void>
  /** Browsers provide locks only on secure origins; without them there are no live updates. */
  locks: LockManager | undefined
  isHidden: () => boolean
  onShown: (listener: () => void) => () => void
  /** Milliseconds. */
  tellEvery: number
  pauses: readonly number[]
}

const name = 'live'
/** Milliseconds after which a stream counts as stable. */
const lastsFor = 60_000

export function makeLive({ read, locks, isHidden, onShown, tellEvery, pauses }: Surroundings): Live {
  const listeners = new Map<LiveTopic, Set<Listener>>()
  const due = new Set<LiveTopic>()
  let isTelling = false

  const hear = (topic: LiveTopic) => {
    due.add(topic)
    void tell()
  }

  /**
   * No listener is called again before its refetch has finished. A hidden window waits until it is shown, so that
   * topics collected over days cause a single refetch.
   */
  const tell = async () => {
    if (isTelling) return
    isTelling = true
    while (due.size > 0 && !isHidden()) {
      const told = [...due].flatMap((topic) => [...(listeners.get(topic) ?? [])])
      due.clear()
      await Promise.allSettled([wait(tellEvery), ...told.map((listener) => listener())])
    }
    isTelling = false
  }

  const keepReading = async (signal: AbortSignal, hasMissed: boolean, spread: (topic: LiveTopic) => void) => {
    let misses = hasMissed
    let failures = 0
    const onOpen = () => {
      if (misses) for (const topic of allLiveTopics) spread(topic)
      misses = true
    }
    while (!signal.aborted) {
      const begun = performance.now()
      await read(signal, { onOpen, hear: spread }).catch(() => undefined)
      if (performance.now() - begun > lastsFor) failures = 0
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0
      failures += 1
      // Random delay, so that clients do not all reconnect at once after a server restart.
      await wait(pause * (0.5 + Math.random()), signal)
    }
  }

  return {
    follow() {
      if (!locks) return () => {}
      const ending = new AbortController()
      const { signal } = ending
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isLiveTopic(data)) hear(data)
      })
      const spread = (topic: LiveTopic) => {
        if (signal.aborted) return
        channel.postMessage(topic)
        hear(topic)
      }
      const begun = performance.now()
      // A window that takes over from another may have missed topics in between.
      const lead = () => keepReading(signal, performance.now() - begun > tellEvery, spread)
      locks.request(name, { signal }, lead).catch(() => undefined)
      const forget = onShown(() => void tell())
      return () => {
        ending.abort()
        channel.close()
        forget()
        due.clear()
      }
    },
    on(topic, listener) {
      const own = listeners.get(topic) ?? new Set()
      listeners.set(topic, own.add(listener))
      return () => void own.delete(listener)
    },
  }
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const goOn = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, milliseconds)
    signal?.addEventListener('abort', goOn)
  })
}

export const live = makeLive({
  read: readLiveStream,
  locks: globalThis.navigator?.locks,
  isHidden: () => document.visibilityState === 'hidden',
  onShown(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
  tellEvery: 1_000,
  pauses: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000],
})
