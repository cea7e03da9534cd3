// Focuses the first field of a form when it opens.

import { useEffect, useRef, type RefObject } from 'react'

export function useFocusInside<Form extends HTMLElement>(takesFocus: boolean): RefObject<Form | null> {
  const form = useRef<Form>(null)
  const isWanted = useRef(takesFocus)
  useEffect(() => {
    if (isWanted.current) form.current?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus()
  }, [])
  return form
}
