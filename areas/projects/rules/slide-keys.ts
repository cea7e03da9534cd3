// Keys of the presentation: arrows and page keys move by one slide, Home and End to the first and last.

interface Place {
  at: number
  count: number
}

/** Returns the slide to show; undefined for other keys, and where there is no further slide. */
export function slideAfterKey(key: string, { at, count }: Place): number | undefined {
  const wanted = wantedBy(key, { at, count })
  return wanted !== undefined && wanted >= 0 && wanted < count && wanted !== at ? wanted : undefined
}

function wantedBy(key: string, { at, count }: Place): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
      return at + 1
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
