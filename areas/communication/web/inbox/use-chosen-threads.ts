// Selected threads, limited to those on the current page, so that actions only affect visible threads.

import { useState } from 'react'
import type { InboxItem } from '../../contract/inbox.ts'

export interface ChosenThreads {
  ids: readonly string[]
  count: number
  isAllArchived: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  takeAll: () => void
  clear: () => void
}

export function useChosenThreads(items: readonly InboxItem[]): ChosenThreads {
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ application_id }) => marked.has(application_id))
  return {
    ids: chosen.map(({ application_id }) => application_id),
    count: chosen.length,
    isAllArchived: chosen.length > 0 && chosen.every(({ isArchived }) => isArchived),
    has: (id) => marked.has(id),
    toggle: (id) => mark(new Set(marked.has(id) ? [...marked].filter((one) => one !== id) : [...marked, id])),
    takeAll: () => mark(new Set(items.map(({ application_id }) => application_id))),
    clear: () => mark(new Set()),
  }
}
