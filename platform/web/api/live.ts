// What happens elsewhere is seen here within about a second. One window of the browser reads the stream and tells the others: a
// browser has six lines to a server, and ten open windows must not take them all. Failures are nobody's matter: what is shown is
// asked for now and then all the same.

import { allLiveTopics, isLiveTopic, type LiveTopic } from '#platform/contract/live.ts'
import { readLiveStream, type Reading } from './live-stream.ts'

/** Asks anew for what is shown; resolves when it is there. */
type Listener = () => Promise<unknown>

export interface Live {
  /** Begins to listen, or to be told by the window that does; answers how to end it. */
  follow(): () => void
  on(topic: LiveTopic, listener: Listener): () => void
}

interface Surroundings {
  read: (signal: AbortSignal, reading: Reading) => Promise<void>
  /** Browsers give them to safe origins only; without them nobody listens. */
  locks: LockManager | undefined
  isHidden: () => boolean
  onShown: (listener: () => void) => () => void
  /** Milliseconds. */
  tellEvery: number
  pauses: readonly number[]
}

const name = 'live'
/** A stream that was there for so long was a good one. */
const lastsFor = 60_000

export function makeLive({ read, locks, isHidden, onShown, tellEvery, pauses }: Surroundings): Live {
  const listeners = new Map<LiveTopic, Set<Listener>>()
  const due = new Set<LiveTopic>()
  let isTelling = false

  const hear = (topic: LiveTopic) => {
    due.add(topic)
    void tell()
  }

  /** Nobody is asked again before their answer is there. In a hidden window it waits, so that days of news are one question. */
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
      // Not all at once, where it was the server that went away.
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
      // Whoever comes after another window may have missed what was said in between.
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
