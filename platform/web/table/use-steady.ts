// A function that stays the same while what it does is always the newest. Rows are drawn anew only when their own props
// change; a handler made anew at each drawing would draw all of them.

import { useCallback, useLayoutEffect, useRef } from 'react'

/** Only for handlers: what it calls is the version of the last drawing. */
export function useSteady<Given extends unknown[], Result>(action: (...given: Given) => Result) {
  const newest = useRef(action)
  useLayoutEffect(() => {
    newest.current = action
  })
  return useCallback((...given: Given): Result => newest.current(...given), [])
}
