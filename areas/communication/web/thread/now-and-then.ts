// Something that is asked for with every key and done at once, but then no more often than every few seconds; what was asked for last is
// always done.

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
