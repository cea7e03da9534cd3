import { useMemo } from 'react'

/** Returns the same array while its contents are equal, to prevent rerenders. Words must not contain spaces. */
export function useSameList(words: readonly string[]): string[] {
  const joined = words.join(' ')
  return useMemo(() => joined.split(' ').filter(Boolean), [joined])
}
