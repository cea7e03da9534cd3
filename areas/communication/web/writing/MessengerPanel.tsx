// The messenger panel beside a list or a record: its thread and a composer (spec 1 §2.5).

import { useQueryClient } from '@tanstack/react-query'
import type { TableEndpoint } from '#platform/contract/table.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useRecordKinds } from '#platform/web/records/use-record-kinds.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { changeRows } from '#platform/web/table/row-refresh.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import { Thread } from '../thread/Thread.tsx'

export default function MessengerPanel({ id, extra }: PanelProps) {
  const panel = usePanel()
  const queryClient = useQueryClient()
  const kinds = useRecordKinds()
  // List rows show whether a record has unread mails.
  const markRow = () => {
    for (const { list } of kinds)
      void list().then(
        (endpoint) => markIn(endpoint),
        () => {},
      )
  }
  const markIn = (endpoint: TableEndpoint) => {
    changeRows(endpoint, queryClient, (row) =>
      row._id === id && row._messenger
        ? { ...row, _messenger: { ...row._messenger, has_unread_mail: false, has_unread_bounce: false } }
        : row,
    )
  }
  return (
    <Thread
      id={id}
      {...(extra && { mailId: extra })}
      place="panel"
      onLeave={() => void panel.close()}
      onRead={markRow}
      onMoved={(threadId) => void panel.open('Messenger', threadId)}
    >
      {(thread) => <Frame thread={thread} />}
    </Thread>
  )
}

function Frame({ thread }: { thread: InboxItem }) {
  const t = useText()
  usePanelFrame({ title: thread.contactName || thread.contactAddress || t('communication_stranger') })
  return null
}
