// Closes notifications after their time. Hovering one pauses all: another one closing would move the hovered one from
// under the pointer.

import { staysFor, type Message } from '../../core/notify.ts'

export interface NoticeTimers {
  /** After a pause, the time of each message restarts. */
  follow: (showing: readonly Message[], isPaused: boolean) => void
  stop: () => void
}

export function makeNoticeTimers(dismiss: (id: number) => void): NoticeTimers {
  const running = new Map<number, ReturnType<typeof setTimeout>>()
  const follow: NoticeTimers['follow'] = (showing, isPaused) => {
    const waiting = isPaused ? [] : showing
    for (const [id, timer] of running) {
      if (waiting.some((message) => message.id === id)) continue
      clearTimeout(timer)
      running.delete(id)
    }
    for (const message of waiting) {
      const stays = staysFor(message)
      if (stays === undefined || running.has(message.id)) continue
      running.set(
        message.id,
        setTimeout(() => dismiss(message.id), stays),
      )
    }
  }
  return { follow, stop: () => follow([], true) }
}
