// List of held mails: without a mail server mails are held, and once it exists they are sent or discarded.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconMailOff } from '@tabler/icons-react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getOutbox } from '../../contract/outbox.ts'
import { BoxesButton } from './BoxesButton.tsx'
import type { InboxView } from './inbox-view.ts'
import { InboxFoot } from './InboxFoot.tsx'
import { HeldActions } from './HeldActions.tsx'
import { MailList } from '../held/MailList.tsx'
import { ThreadSearch } from '../thread/ThreadSearch.tsx'
import type { InboxViewControl } from './use-inbox-view.ts'
import { ToolRow } from './ToolRow.tsx'

interface Props {
  view: InboxView
  change: InboxViewControl['change']
}

export function HeldList({ view: { page, search, thread }, change }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery({
    ...queryOf(getOutbox, { query: { page, search } }),
    placeholderData: keepPreviousData,
  })
  if (!data && error) return <FailedState failure={error} retry={() => void refetch()} />
  return (
    <>
      <BoxesButton box="held" change={change} />
      <ToolRow role="search">
        <ThreadSearch searched={search} search={(words) => change({ search: words }, { replace: true })} />
      </ToolRow>
      {data?.canSend && data.items.length > 0 && !search && <HeldActions />}
      {!data && <LoadingRows />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<IconMailOff size={22} stroke={1.5} />}
          title={t(search ? 'communication_nothing_found' : 'communication_empty_held')}
          text={t(search ? 'communication_nothing_found_text' : 'communication_empty_text_held')}
        />
      )}
      {data && data.items.length > 0 && (
        <MailList mails={data.items} opened={thread} open={(mail) => change({ thread: mail })} />
      )}
      {data && <InboxFoot pagination={data.pagination} onTurn={(to, how) => change({ page: to }, how)} />}
    </>
  )
}
