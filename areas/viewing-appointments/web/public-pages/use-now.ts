// The current time, read again at a steady pace.

import { useEffect, useState } from 'react'

export function useNow(milliseconds = 1000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
  return now
}
