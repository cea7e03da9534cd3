// Keys of a toolbar: the index of the button that a key moves to.

interface Place {
  /** -1 if the focus is not on a button of the toolbar. */
  at: number
  count: number
}

export function nextInToolbar(key: string, { at, count }: Place): number | undefined {
  if (at === -1 || count === 0) return undefined
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
