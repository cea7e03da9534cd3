// Debounces a boolean: true after it has been true for a while, false immediately.

import { useEffect, useState } from 'react'

export function useLinger(isOn: boolean, after: number): boolean {
  const [hasStayed, setStayed] = useState(false)
  useEffect(() => {
    if (!isOn || after === 0) return
    const timer = setTimeout(() => setStayed(true), after)
    return () => {
      clearTimeout(timer)
      setStayed(false)
    }
  }, [isOn, after])
  return isOn && (after === 0 || hasStayed)
}
