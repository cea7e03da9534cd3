// The threads of a mailbox: search, filters, selection, paging, keyboard navigation.

import { Button, Checkbox } from '@mantine/core'
import { IconInbox, IconSearchOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { BoxesButton } from './BoxesButton.tsx'
import { isNarrowed, type InboxView } from './inbox-view.ts'
import { InboxBulkBar } from './InboxBulkBar.tsx'
import { InboxFoot } from './InboxFoot.tsx'
import { InboxLine } from './InboxLine.tsx'
import { ListLines } from './ListLines.tsx'
import styles from './InboxList.module.css'
import { InboxTools } from './InboxTools.tsx'
import type { Inbox } from './use-inbox.ts'
import type { InboxViewControl } from './use-inbox-view.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useChosenThreads } from './use-chosen-threads.ts'

interface Props {
  view: InboxView
  change: InboxViewControl['change']
  inbox: UseQueryResult<Inbox>
  rowsPerPage: number
  setRowsPerPage: (size: number) => void
}

export function InboxList({ view, change, inbox, rowsPerPage, setRowsPerPage }: Props) {
  const t = useText()
  const { data, error, refetch, isPlaceholderData } = inbox
  const items = data?.items ?? []
  const isBehindTheEnd = items.length === 0 && (data?.pagination.totalItems ?? 0) > 0
  const choice = useChosenThreads(items)
  const open = (thread: string) => change({ thread, showsBoxes: false }, { replace: view.thread !== '' })
  useInboxKeys({ items, opened: view.thread, open, toggle: choice.toggle })
  if (!data && error) return <FailedState failure={error} retry={() => void refetch()} />
  return (
    <>
      <BoxesButton box={view.mailbox} change={change} />
      {choice.count > 0 ? (
        <InboxBulkBar choice={choice} onLeft={(gone) => gone.includes(view.thread) && change({ thread: '' })} />
      ) : (
        <InboxTools view={view} change={change} />
      )}
      {(!data || isBehindTheEnd) && <LoadingRows />}
      {items.length > 0 && (
        <div className={styles.all}>
          <Checkbox
            size="xs"
            label={t('table_select_page')}
            checked={choice.count === items.length}
            indeterminate={choice.count > 0 && choice.count < items.length}
            onChange={() => (choice.count === items.length ? choice.clear() : choice.takeAll())}
          />
        </div>
      )}
      {data && items.length === 0 && !isBehindTheEnd && <Nothing view={view} change={change} />}
      {items.length > 0 && (
        <ListLines isStale={isPlaceholderData}>
          {items.map((item) => (
            <InboxLine
              key={item.application_id}
              item={item}
              isOpen={item.application_id === view.thread}
              isChosen={choice.has(item.application_id)}
              onOpen={() => open(item.application_id)}
              onChoose={() => choice.toggle(item.application_id)}
            />
          ))}
        </ListLines>
      )}
      {data && (
        <InboxFoot
          pagination={data.pagination}
          onTurn={(page, how) => change({ page }, how)}
          rowsPerPage={rowsPerPage}
          onResize={(size) => {
            setRowsPerPage(size)
            change({ page: 1 })
          }}
        />
      )}
    </>
  )
}

function Nothing({ view, change }: Pick<Props, 'view' | 'change'>) {
  const t = useText()
  if (!isNarrowed(view)) {
    return (
      <EmptyState
        icon={<IconInbox size={22} stroke={1.5} />}
        title={t(`communication_empty_${view.mailbox}`)}
        text={t(`communication_empty_text_${view.mailbox}`)}
      />
    )
  }
  return (
    <EmptyState
      icon={<IconSearchOff size={22} stroke={1.5} />}
      title={t('communication_nothing_found')}
      text={t('communication_nothing_found_text')}
      action={
        <Button
          variant="default"
          size="xs"
          onClick={() => change({ search: '', isUnread: false, hasAttachments: false, about: '', assignedTo: '' })}
        >
          {t('table_no_match_clear')}
        </Button>
      }
    />
  )
}
