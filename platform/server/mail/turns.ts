// Runs tasks one at a time, in the order of their requests.

export interface Turns {
  /** Resolves when it is the caller's turn, with the function that ends the turn. */
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
