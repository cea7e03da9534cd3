// Thread with presence, warnings, composer and mails (newest first). Used by the inbox page and by the messenger
// panel beside a record.

import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { InboxItem } from '../../contract/inbox.ts'
import { BounceBanner } from './BounceBanner.tsx'
import { placeOfMail } from './mail-places.ts'
import { MailItem } from './MailItem.tsx'
import { OthersHere } from './Others.tsx'
import styles from './Thread.module.css'
import { ThreadHead } from './ThreadHead.tsx'
import { useSought } from '../inbox/use-sought.ts'
import { useReadOnOpening, useSayThere, useThread, type Feed } from './use-thread.ts'
import { BeginWriting, Writing, type WritingKind } from '../writing/Writing.tsx'

export interface ThreadProps {
  id: string
  /** Mail to scroll to. */
  mailId?: string
  /** Only on the page does the head name the record: the panel has its own head. */
  place: 'page' | 'panel'
  /** Returns to the list, on screens without room for both. */
  onBack?: () => void
  /** Called when the thread was archived, snoozed or marked as unread, so that it is closed. */
  onLeave: () => void
  onRead?: (thread: InboxItem) => void
  onMoved: (threadId: string) => void
  /** Passes the loaded thread to the surrounding frame, for example for its title. */
  children?: (thread: InboxItem) => React.ReactNode
}

export function Thread(props: ThreadProps) {
  const { id, onRead } = props
  const query = useThread(id)
  const { data, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const [newest] = data?.pages ?? []
  const thread = newest?.thread
  useReadOnOpening(thread, () => thread && onRead?.(thread))
  useSayThere(id, newest !== undefined)
  if (!newest || !thread) {
    return <QueryView query={query} />
  }
  return (
    <OpenThread
      {...props}
      feed={{ ...newest, items: mailsIn(data?.pages ?? []) }}
      more={hasNextPage ? { ask: () => void fetchNextPage(), isAsked: isFetchingNextPage } : undefined}
      reload={refetch}
    />
  )
}

/** New mails shift the pages by one, so mails are deduplicated by id. */
const mailsIn = (pages: readonly Feed[]): Feed['items'] => [
  ...new Map(pages.flatMap(({ items }) => items).map((mail) => [mail.id, mail])).values(),
]

interface OpenProps extends ThreadProps {
  feed: Feed
  more: { ask: () => void; isAsked: boolean } | undefined
  reload: ReturnType<typeof useThread>['refetch']
}

function OpenThread({ mailId, place, onBack, onLeave, onMoved, children, feed, more, reload }: OpenProps) {
  const t = useText()
  const { thread, items, presence, bounce } = feed
  const [kind, write] = useState<WritingKind | undefined>(() =>
    feed.draft || (items.length === 0 && feed.canWrite.allowed) ? 'mail' : undefined,
  )
  const [isAsked, askFor] = useState(false)
  const composer = useRef<HTMLDivElement>(null)
  const newest = items.find(({ state }) => state !== 'note')
  const answered = items.find(({ state, direction }) => state !== 'note' && direction === 'in') ?? newest
  const begin = (wanted: WritingKind | undefined) => {
    if (wanted && wanted === kind) {
      focusIn(composer.current)
      return
    }
    askFor(true)
    write(wanted)
    if (wanted && answered) document.getElementById(placeOfMail(answered.id))?.scrollIntoView({ block: 'start' })
  }
  // A called-back text is a draft again; a system mail leaves no draft.
  const showDraft = async () => {
    if (kind === 'mail') return
    const { data } = await reload()
    if (data?.pages[0]?.draft) begin('mail')
  }
  const shown = useSought(mailId, items, more)
  return (
    <div className={styles.thread} data-place={place}>
      {children?.(thread)}
      <ThreadHead
        thread={thread}
        place={place}
        onBack={onBack}
        onLeave={onLeave}
        onAnswer={feed.canWrite.allowed ? () => begin('mail') : undefined}
      />
      <OthersHere others={presence} />
      {bounce && <BounceBanner thread={thread} bounce={bounce} />}
      {!kind && <BeginWriting feed={feed} write={begin} />}
      {items.length === 0 && <p className={styles.none}>{t('communication_no_mails_yet')}</p>}
      <ol className={styles.mails} aria-label={t('communication_mails')}>
        {items.map((mail) => (
          <li
            key={mail.id}
            id={placeOfMail(mail.id)}
            tabIndex={-1}
            {...(mail.id === mailId && { ref: shown, 'data-sought': true })}
          >
            <MailItem
              mail={mail}
              thread={thread}
              isNewest={mail === newest}
              onCalledBack={() => void showDraft()}
              onMoved={onMoved}
            />
          </li>
        ))}
      </ol>
      {more && (
        <div className={styles.more}>
          <Button variant="default" size="xs" onClick={more.ask} loading={more.isAsked}>
            {t('communication_older_mails')}
          </Button>
        </div>
      )}
      {kind && <Writing key={kind} ref={composer} feed={feed} kind={kind} write={begin} takesFocus={isAsked} />}
    </div>
  )
}

/** The composer may be below the visible part. */
function focusIn(composer: HTMLElement | null): void {
  composer?.querySelector<HTMLElement>('[contenteditable=true], textarea')?.focus()
}
