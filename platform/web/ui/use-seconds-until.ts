// Counting down to an instant.

import { useEffect, useState } from 'react'

/** Whole seconds, rounded up; zero or less once it has come, or when there is none. */
export function useSecondsUntil(instant: string | null): number {
  const left = () => (instant ? Math.ceil((Date.parse(instant) - Date.now()) / 1000) : 0)
  const [seconds, setSeconds] = useState(left)
  const isOver = seconds <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setSeconds(left), 250)
    return () => clearInterval(timer)
  })
  return seconds
}
