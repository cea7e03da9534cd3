// Checks if a submitted order of pictures matches the stored pictures.

interface Ordering {
  /** Currently stored pictures, in their order. */
  stored: readonly string[]
  removed: readonly string[]
  /** Pictures to keep, in their order: stored and new ones. */
  wanted: readonly string[]
}

/** True if another user has added a picture since this order was read. */
export function isOutdated({ stored, removed, wanted }: Ordering): boolean {
  const staying = stored.filter((id) => !removed.includes(id))
  return staying.some((id) => !wanted.includes(id))
}
