// The product cannot start, for a reason that the operator can change: one sentence, no stack.

import { errorInLog } from './error-in-log.ts'

export class StartRefusal extends Error {}

/** Prints only the message of our own errors, and other errors without the values of their statement. */
export function explainFailedStart(error: unknown): void {
  console.error(error instanceof StartRefusal ? error.message : errorInLog(error))
}
