// A callback with a stable identity that always calls the latest version. Rows re-render only when their props
// change, so a new handler at each render would re-render all of them.

import { useCallback, useLayoutEffect, useRef } from 'react'

/** Only for event handlers: calls the version of the last render. */
export function useSteady<Given extends unknown[], Result>(action: (...given: Given) => Result) {
  const newest = useRef(action)
  useLayoutEffect(() => {
    newest.current = action
  })
  return useCallback((...given: Given): Result => newest.current(...given), [])
}
