// Libraries wrap errors: the one that says what happened may be the cause of the cause.

const deepest = 10

/** The error itself first, then its causes. */
export function causesOf(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let one = error; one !== undefined && one !== null && found.length < deepest; one = causeOf(one)) found.push(one)
  return found
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)
