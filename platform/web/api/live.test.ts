// Tests several windows of one browser, with Web Locks and BroadcastChannel.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveTopic } from '#platform/contract/live.ts'
import { makeLive } from './live.ts'
import type { Reading } from './live-stream.ts'

const tellEvery = 40

/** Fake stream source: sends events to its readers and counts how often it was opened. */
function makeSource() {
  const readers = new Set<{ reading: Reading; end: () => void }>()
  let openings = 0
  let isDown = false
  return {
    read: (signal: AbortSignal, reading: Reading) => {
      openings += 1
      if (isDown) return Promise.reject(new Error('nobody there'))
      return new Promise<void>((resolve) => {
        const reader = { reading, end: () => (readers.delete(reader), resolve()) }
        readers.add(reader)
        signal.addEventListener('abort', reader.end)
        reading.onOpen()
      })
    },
    say: (topic: LiveTopic) => {
      for (const { reading } of readers) reading.hear(topic)
    },
    breakOff: () => {
      for (const { end } of readers) end()
    },
    goDown: (down: boolean) => (isDown = down),
    readers: () => readers.size,
    openings: () => openings,
  }
}

type Source = ReturnType<typeof makeSource>

let source: Source
let endings: (() => void)[]

beforeEach(() => {
  source = makeSource()
  endings = []
})
afterEach(() => endings.forEach((end) => end()))

function openWindow(given: { source?: Source; pauses?: number[] } = {}) {
  let isHidden = false
  const shown = new Set<() => void>()
  const asked: LiveTopic[] = []
  const live = makeLive({
    read: (given.source ?? source).read,
    locks: navigator.locks,
    isHidden: () => isHidden,
    onShown: (listener) => (shown.add(listener), () => shown.delete(listener)),
    tellEvery,
    pauses: given.pauses ?? [10],
  })
  for (const topic of ['mails', 'tasks'] as const) live.on(topic, async () => asked.push(topic))
  const close = live.follow()
  endings.push(close)
  const look = (hidden: boolean) => {
    isHidden = hidden
    for (const listener of shown) listener()
  }
  return { asked, close, look, live }
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('windows of one browser', () => {
  it('have one stream between them, and all hear what it says', async () => {
    const windows = [openWindow(), openWindow(), openWindow()]
    await expect.poll(source.readers).toBe(1)
    source.say('mails')
    await expect.poll(() => windows.map(({ asked }) => asked)).toEqual([['mails'], ['mails'], ['mails']])
    expect(source.openings()).toBe(1)
  })

  it('hand it on when the one that reads is closed, and ask for what was said in between', async () => {
    const [first, second] = [openWindow(), openWindow()]
    await expect.poll(source.readers).toBe(1)
    await pass(2 * tellEvery)
    first.close()
    await expect.poll(source.openings).toBe(2)
    await expect.poll(() => second.asked).toEqual(['mails', 'tasks'])
    expect([source.readers(), first.asked]).toEqual([1, []])
  })

  it('leave nothing open when the last one is closed', async () => {
    const only = openWindow()
    await expect.poll(source.readers).toBe(1)
    only.close()
    await expect.poll(source.readers).toBe(0)
    await pass(50)
    expect(source.openings()).toBe(1)
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
  })
})

describe('a window', () => {
  it('asks at most once in a while, however much is said, and once more for the last of it', async () => {
    const { asked } = openWindow()
    await expect.poll(source.readers).toBe(1)
    for (let n = 0; n < 10; n += 1) {
      source.say('mails')
      await pass(tellEvery / 5)
    }
    await pass(3 * tellEvery)
    expect(asked.length).toBeGreaterThanOrEqual(2)
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  it('does not ask again before it is answered', async () => {
    const { live } = openWindow()
    await expect.poll(source.readers).toBe(1)
    let questions = 0
    let answer = () => {}
    live.on('tasks', () => {
      questions += 1
      return new Promise<void>((resolve) => (answer = resolve))
    })
    source.say('tasks')
    source.say('tasks')
    await pass(3 * tellEvery)
    expect(questions).toBe(1)
    answer()
    await expect.poll(() => questions).toBe(2)
    answer()
  })

  it('that nobody looks at asks once, when somebody does', async () => {
    const { asked, look } = openWindow()
    await expect.poll(source.readers).toBe(1)
    look(true)
    for (let n = 0; n < 5; n += 1) source.say('mails')
    await pass(2 * tellEvery)
    expect(asked).toEqual([])
    look(false)
    await pass(3 * tellEvery)
    expect(asked).toEqual(['mails'])
  })

  it('takes a broken stream up again, and asks for all it may have missed', async () => {
    const { asked } = openWindow()
    await expect.poll(source.readers).toBe(1)
    expect(asked).toEqual([])
    source.breakOff()
    await expect.poll(() => asked).toEqual(['mails', 'tasks'])
  })

  it('waits longer and longer for a server that does not answer', async () => {
    source.goDown(true)
    openWindow({ pauses: [1, 1, 60_000] })
    await expect.poll(source.openings).toBe(3)
    await pass(100)
    expect(source.openings()).toBe(3)
  })

  it('without locks does not listen', async () => {
    const live = makeLive({
      read: source.read,
      locks: undefined,
      isHidden: () => false,
      onShown: () => () => {},
      tellEvery,
      pauses: [1],
    })
    endings.push(live.follow())
    await pass(30)
    expect(source.openings()).toBe(0)
  })
})
