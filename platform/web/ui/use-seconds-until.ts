// Countdown to a timestamp.

import { useEffect, useState } from 'react'

/** Returns whole seconds, rounded up; zero or less once the time has passed or if `instant` is null. */
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
