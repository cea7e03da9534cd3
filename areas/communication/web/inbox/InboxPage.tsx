// All mails of the project in one place (spec 2 §3): mailboxes, thread list and thread. On a phone these are shown
// one at a time.

import { IconAlertTriangle, IconMailOpened } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { useLive } from '#platform/web/api/use-live.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { useRowsPerPage } from '#platform/web/table/stored-preferences.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getInbox, getMailboxes } from '../../contract/inbox.ts'
import { getOutbox } from '../../contract/outbox.ts'
import { HeldList } from './HeldList.tsx'
import type { Box } from './inbox-view.ts'
import { InboxList } from './InboxList.tsx'
import styles from './InboxPage.module.css'
import { LetterList } from '../letters/LetterList.tsx'
import { LetterView } from '../letters/LetterView.tsx'
import { Mailboxes } from '../thread/Mailboxes.tsx'
import { MailView } from '../held/MailView.tsx'
import { Thread } from '../thread/Thread.tsx'
import { showsThreads, useMailboxes, useThreads } from './use-inbox.ts'
import { useInboxView } from './use-inbox-view.ts'

export const load = ({ queryClient }: LoadContext) =>
  Promise.all([
    queryClient.prefetchQuery(queryOf(getOutbox, { query: { page: 1, search: '' } })),
    queryClient.prefetchQuery(queryOf(getMailboxes)),
  ])

const chooseTexts: Partial<Record<Box, string>> = {
  held: 'communication_choose_held_text',
  letters: 'communication_choose_letter_text',
}

export default function InboxPage() {
  const t = useText()
  const { view, change, enter } = useInboxView()
  const [rowsPerPage, setRowsPerPage] = useRowsPerPage('inbox')
  const held = useQuery({ ...queryOf(getOutbox, { query: { page: 1, search: '' } }), staleTime: 60_000 })
  useLive('mails', [keyOf(getInbox), keyOf(getMailboxes)])
  const inbox = useThreads(view, rowsPerPage)
  const { data: mailboxes } = useMailboxes()
  const leave = () => change({ thread: '' })
  return (
    <>
      <PageHead title={t('communication_title')} />
      {mailboxes?.trouble && (
        <p className={styles.trouble}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          {mailboxes.trouble}
        </p>
      )}
      <div className={styles.panes} data-pane={view.showsBoxes ? 'boxes' : view.thread ? 'thread' : 'list'}>
        <Mailboxes chosen={view.mailbox} waiting={mailboxes?.waiting} holds={held.data?.holds ?? false} enter={enter} />
        <section className={styles.list} aria-label={t(`communication_box_${view.mailbox}`)}>
          {view.mailbox === 'held' && <HeldList view={view} change={change} />}
          {view.mailbox === 'letters' && <LetterList key={view.letters} view={view} change={change} />}
          {showsThreads(view) && (
            <InboxList
              key={view.mailbox}
              view={view}
              change={change}
              inbox={inbox}
              rowsPerPage={rowsPerPage}
              setRowsPerPage={setRowsPerPage}
            />
          )}
        </section>
        <div className={styles.reading}>
          {!view.thread && (
            <EmptyState
              icon={<IconMailOpened size={22} stroke={1.5} />}
              title={t('communication_choose')}
              text={t(chooseTexts[view.mailbox] ?? 'communication_choose_text')}
            />
          )}
          {view.thread && view.mailbox === 'held' && (
            <MailView key={view.thread} id={view.thread} canSend={held.data?.canSend ?? false} close={leave} />
          )}
          {view.thread && view.mailbox === 'letters' && <LetterView key={view.thread} id={view.thread} close={leave} />}
          {view.thread && showsThreads(view) && (
            <Thread
              key={view.thread}
              id={view.thread}
              place="page"
              onBack={leave}
              onLeave={leave}
              onMoved={(thread) => change({ thread })}
            />
          )}
        </div>
      </div>
    </>
  )
}
