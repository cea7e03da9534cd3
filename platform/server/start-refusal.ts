// The product cannot start, for a reason that whoever starts it can change: one sentence, no stack.

export class StartRefusal extends Error {}

/** Prints the sentence alone when it is one of ours, and everything we know otherwise. */
export function explainFailedStart(error: unknown): void {
  console.error(error instanceof StartRefusal ? error.message : error)
}
