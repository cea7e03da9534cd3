// Hooks for unsent data: warns before the page is left, and reports when the connection is back.

import { useEffect, useEffectEvent } from 'react'

/** Asks for confirmation before the page is closed or reloaded. */
export function useLeaveQuestion(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}

export function useReconnect(then: () => void): void {
  const told = useEffectEvent(then)
  useEffect(() => {
    const tell = () => told()
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [])
}
