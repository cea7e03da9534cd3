// Reads the state of the inbox from the URL and changes it there.

import { useCallback, useMemo } from 'react'
import { useRecordKinds } from '#platform/web/records/use-record-kinds.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { stranger } from '../../rules/mailboxes.ts'
import { changedView, inBox, readView, writeView, type Box, type InboxView } from './inbox-view.ts'

export interface InboxViewControl {
  view: InboxView
  change: (change: Partial<InboxView>, how?: { replace: boolean }) => void
  enter: (box: Box) => void
}

export function useInboxView(): InboxViewControl {
  const { search, setSearch } = useAddress()
  const kinds = useRecordKinds()
  const view = useMemo(() => readView(search, [...kinds.map(({ kind }) => kind), stranger]), [search, kinds])
  const change = useCallback<InboxViewControl['change']>(
    (next, how) => void setSearch(writeView(changedView(view, next)), how),
    [view, setSearch],
  )
  const enter = useCallback((box: Box) => void setSearch(writeView(inBox(view, box))), [view, setSearch])
  return { view, change, enter }
}
