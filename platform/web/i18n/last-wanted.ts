// Shows an asynchronously loaded choice. If the user changes the choice while it loads, only the latest choice is
// shown, regardless of the order of the responses.

interface Source<Choice> {
  wanted: () => Choice
  fetch: (choice: Choice) => Promise<void>
  show: (choice: Choice) => Promise<void> | void
}

/** The returned function must be called whenever `wanted` has changed. */
export function lastWanted<Choice>({ wanted, fetch, show }: Source<Choice>): () => Promise<void> {
  return async () => {
    const choice = wanted()
    await fetch(choice)
    if (wanted() === choice) await show(choice)
  }
}
