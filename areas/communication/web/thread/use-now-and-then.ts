// React hook for `now-and-then`: a pending call runs when the component unmounts or the page is left.

import { useEffect, useEffectEvent, useRef } from 'react'
import { nowAndThen, type NowAndThen } from './now-and-then.ts'

export function useNowAndThen(action: () => void, every: number): Omit<NowAndThen, 'flush'> {
  const run = useEffectEvent(action)
  const clock = useRef<NowAndThen>(undefined)
  useEffect(() => {
    const own = nowAndThen(() => run(), every)
    const flush = () => own.flush()
    clock.current = own
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [every])
  return { ask: () => clock.current?.ask(), cancel: () => clock.current?.cancel() }
}
