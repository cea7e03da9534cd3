import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeNoticeTimers } from './notice-timers.ts'
import type { Message } from '../../core/notify.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const message = (id: number, fields: Partial<Message> = {}): Message => ({
  id,
  type: 'success',
  title: `Gespeichert ${id}`,
  saidAt: new Date(),
  ...fields,
})

function stack(...messages: Message[]) {
  let showing = messages
  const timers = makeNoticeTimers((id) => {
    showing = showing.filter((one) => one.id !== id)
  })
  return {
    ids: () => showing.map(({ id }) => id),
    say: (added: Message) => {
      showing = [...showing, added]
      timers.follow(showing, false)
    },
    hover: (isRead: boolean) => timers.follow(showing, isRead),
  }
}

it('lets each message leave after its own time, however many come after it', () => {
  const { ids, say, hover } = stack(message(1), message(2, { type: 'danger' }))
  hover(false)
  vi.advanceTimersByTime(4000)
  say(message(3))
  vi.advanceTimersByTime(1000)
  expect(ids()).toEqual([2, 3])
  vi.advanceTimersByTime(4000)
  expect(ids()).toEqual([2])
})

it('keeps all messages while one is hovered, and for their whole time afterwards', () => {
  const { ids, hover } = stack(message(1), message(2, { duration: 2000 }))
  hover(false)
  vi.advanceTimersByTime(1500)
  hover(true)
  vi.advanceTimersByTime(60_000)
  expect(ids()).toEqual([1, 2])
  hover(false)
  vi.advanceTimersByTime(1999)
  expect(ids()).toEqual([1, 2])
  vi.advanceTimersByTime(1)
  expect(ids()).toEqual([1])
  vi.advanceTimersByTime(3000)
  expect(ids()).toEqual([])
})
