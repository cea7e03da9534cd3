// One at a time, in the order of asking.

export interface Turns {
  /** Resolves when it is one's turn, with the action that ends it. */
  take(): Promise<() => void>
}

export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  return {
    async take() {
      const before = last
      const mine = Promise.withResolvers<void>()
      last = mine.promise
      await before
      return mine.resolve
    },
  }
}
