// The product cannot start, for a reason that the operator can change: one sentence, no stack.

import { errorInLog } from './error-in-log.ts'

export class StartRefusal extends Error {}

/** Prints the sentence alone when it is one of ours, otherwise the error without the values of its statement. */
export function explainFailedStart(error: unknown): void {
  console.error(error instanceof StartRefusal ? error.message : errorInLog(error))
}
