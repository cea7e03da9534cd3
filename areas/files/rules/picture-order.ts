// Whether an order of pictures still speaks of those that are there.

interface Ordering {
  /** As they stand now, in their order. */
  stored: readonly string[]
  removed: readonly string[]
  /** What shall stand, in its order: stored ones and new ones. */
  wanted: readonly string[]
}

/** Somebody else has added or taken away a picture since this order was seen. */
export function isOutdated({ stored, removed, wanted }: Ordering): boolean {
  const staying = stored.filter((id) => !removed.includes(id))
  return staying.some((id) => !wanted.includes(id))
}
