// Saves an edited content about a second after the last change, one save at a time, and again without a connection.

export type SavingState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict'

/** Milliseconds. */
export const pause = 1000
export const tryAgainAfter = 10_000

interface Setting {
  /** True while a conflict waits for a choice: nothing is saved. */
  isHeld: () => boolean
  isUnsaved: () => boolean
  send: () => Promise<void>
  /** Called instead of `send` if there is nothing to save. */
  settle: () => void
}

export function createSaver({ isHeld, isUnsaved, send, settle }: Setting) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const stop = () => clearTimeout(timer)
  async function push(): Promise<void> {
    stop()
    while (running) await running
    if (isHeld()) return
    if (!isUnsaved()) return settle()
    running = send().finally(() => (running = null))
    await running
  }
  return {
    /** Saves now, after a save that is under way. */
    push,
    /** Saves after this delay, in place of an earlier one. */
    later(delay: number) {
      stop()
      timer = setTimeout(() => void push(), delay)
    },
    stop,
  }
}
