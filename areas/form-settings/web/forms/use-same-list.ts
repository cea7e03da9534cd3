import { useMemo } from 'react'

/** The same list as long as it holds the same words, so that what hangs on it is not drawn anew. Words hold no spaces. */
export function useSameList(words: readonly string[]): string[] {
  const joined = words.join(' ')
  return useMemo(() => joined.split(' ').filter(Boolean), [joined])
}
