// State of a part for the page. Saves when the connection returns and when the page is left.

import { useEffect, useSyncExternalStore } from 'react'
import type { Part, PartState } from './part.ts'

export const usePart = (part: Part): PartState => useSyncExternalStore(part.subscribe, part.now)

export function useSafely(part: Part): void {
  useEffect(() => {
    const flush = () => void part.flush()
    flush()
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [part])
}
