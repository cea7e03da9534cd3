// Throttle for calls made with every keystroke: the first call runs at once, later ones at an interval, and the last
// one always runs.

export interface NowAndThen {
  ask(): void
  /** Runs a pending call immediately. */
  flush(): void
  cancel(): void
}

export function nowAndThen(action: () => void, every: number): NowAndThen {
  let due: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  const cancel = () => {
    clearTimeout(due)
    due = undefined
  }
  const run = () => {
    cancel()
    last = Date.now()
    action()
  }
  return {
    ask() {
      due ??= setTimeout(run, Math.max(0, last + every - Date.now()))
    },
    flush() {
      if (due !== undefined) run()
    },
    cancel,
  }
}
