// Showing what has to be fetched first. Whoever changes their mind while it is on its way sees only what they want now,
// whichever arrives last.

interface Source<Choice> {
  wanted: () => Choice
  fetch: (choice: Choice) => Promise<void>
  show: (choice: Choice) => Promise<void> | void
}

/** To be called whenever `wanted` has changed. */
export function lastWanted<Choice>({ wanted, fetch, show }: Source<Choice>): () => Promise<void> {
  return async () => {
    const choice = wanted()
    await fetch(choice)
    if (wanted() === choice) await show(choice)
  }
}
