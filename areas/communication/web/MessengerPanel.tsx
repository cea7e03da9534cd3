// The messenger beside a list or a record: its thread, and writing into it (spec 1 §2.5).

import { useQueryClient } from '@tanstack/react-query'
import { listApplications } from '#areas/applications/contract/list.ts'
import { listInterested } from '#areas/interested-people/contract/list.ts'
import { listRequests } from '#areas/waitlist/contract/list.ts'
import type { TableEndpoint } from '#platform/contract/table.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { changeRows } from '#platform/web/table/row-refresh.ts'
import type { InboxItem } from '../contract/inbox.ts'
import { Thread } from './Thread.tsx'

/** Their rows say what is unread. */
const lists: readonly TableEndpoint[] = [listApplications, listRequests, listInterested]

export default function MessengerPanel({ id, extra }: PanelProps) {
  const panel = usePanel()
  const queryClient = useQueryClient()
  const markRow = () => {
    for (const endpoint of lists) {
      changeRows(endpoint, queryClient, (row) =>
        row._id === id && row._messenger
          ? { ...row, _messenger: { ...row._messenger, has_unread_mail: false, has_unread_bounce: false } }
          : row,
      )
    }
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
