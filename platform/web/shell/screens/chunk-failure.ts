// Distinguishes a chunk that could not be loaded from every other error (spec 1 §8), by the browsers' error messages.

export type ChunkFailure = 'missing' | 'timeout' | 'failed'

export function chunkFailureOf(error: unknown): ChunkFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const { message } = error
  if (
    /Unable to preload CSS|error loading dynamically imported module|Importing a module script failed/i.test(message)
  ) {
    return /timeout|timed out/i.test(message) ? 'timeout' : 'failed'
  }
  return /Failed to fetch dynamically imported module/i.test(message) ? 'missing' : undefined
}
