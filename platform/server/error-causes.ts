// Collects the causes of an error: libraries wrap errors, so the relevant one may be several levels deep.

const deepest = 10

/** Returns the error itself, then its causes. */
export function causesOf(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let one = error; one !== undefined && one !== null && found.length < deepest; one = causeOf(one)) found.push(one)
  return found
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)
