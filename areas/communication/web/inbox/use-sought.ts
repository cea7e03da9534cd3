// Scrolls once to a requested mail, for example from a history, and loads older pages until it is found.

import { useEffect, useRef, type RefObject } from 'react'
import type { FeedMail } from '../../contract/feed-mail.ts'

interface More {
  ask: () => void
  isAsked: boolean
}

/** Ref for the element of that mail. */
export function useSought(
  mailId: string | undefined,
  items: readonly FeedMail[],
  more: More | undefined,
): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null)
  const found = useRef<string>(undefined)
  const isThere = items.some(({ id }) => id === mailId)
  useEffect(() => {
    if (!mailId || found.current === mailId) return
    if (isThere) {
      place.current?.focus({ preventScroll: true })
      place.current?.scrollIntoView({ block: 'center' })
      found.current = mailId
    } else if (more && !more.isAsked) {
      more.ask()
    }
  }, [mailId, isThere, more])
  return place
}
