// Reads the state of the inbox from the URL and changes it there.

import { useCallback } from 'react'
import { useRecordKinds } from '#platform/web/records/use-record-kinds.ts'
import type { Search } from '#platform/web/core/address.ts'
import { useAddressState } from '#platform/web/core/address-state.ts'
import { stranger } from '../../rules/mailboxes.ts'
import { changedView, inBox, readView, writeView, type Box, type InboxView } from './inbox-view.ts'

export interface InboxViewControl {
  view: InboxView
  change: (change: Partial<InboxView>, how?: { replace: boolean }) => void
  enter: (box: Box) => void
}

export function useInboxView(): InboxViewControl {
  const kinds = useRecordKinds()
  const read = useCallback((search: Search) => readView(search, [...kinds.map(({ kind }) => kind), stranger]), [kinds])
  const [view, put] = useAddressState({ read, write: writeView })
  const change = useCallback<InboxViewControl['change']>((next, how) => put(changedView(view, next), how), [view, put])
  const enter = useCallback((box: Box) => put(inBox(view, box)), [view, put])
  return { view, change, enter }
}
