// Recent news according to the user's settings: unread ones stand out, each links to its subject.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getNews, readNews } from '../contract/news.ts'
import styles from './NewsSection.module.css'

const shownAtFirst = 5
/** Milliseconds. Others cause news meanwhile; a minute is soon enough for news that are no messages. */
const askedAgainAfter = 60_000

export function NewsSection() {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const query = useQuery({ ...queryOf(getNews), refetchInterval: askedAgainAfter })
  const { data } = query
  const reading = useChange(readNews, { stale: [getNews] })
  const read = (ids: string[]) => reading.mutate({ body: { ids } })
  const news = data?.news ?? []
  const unread = news.filter(({ isRead }) => !isRead).map(({ id }) => id)
  const shown = showsAll ? news : news.slice(0, shownAtFirst)
  return (
    <Section
      title={t('users_news')}
      bare
      action={
        unread.length > 0 && (
          <>
            <span className={styles.unread}>{t('users_news_unread_count', { count: data?.unread ?? 0 })}</span>
            <Button variant="subtle" size="compact-sm" loading={reading.isPending} onClick={() => read(unread)}>
              {t('users_news_read_all')}
            </Button>
          </>
        )
      }
    >
      {!data && <QueryView query={query} rows={2} />}
      {data && news.length === 0 && (
        <p className={styles.none}>
          {t('users_news_none_text')} <Link to="/profile-settings/notifications">{t('users_news_choose')}</Link>
        </p>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((one) => (
            <NewsRow key={one.id} news={one} onOpen={() => one.isRead || read([one.id])} />
          ))}
        </ul>
      )}
      {shown.length < news.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setShowsAll(true)}>
          {t('users_news_more')}
        </Button>
      )}
    </Section>
  )
}

type OneNews = ReceivedResponseOf<typeof getNews>['news'][number]

function NewsRow({ news, onOpen }: { news: OneNews; onOpen: () => void }) {
  const t = useText()
  const { kind, name, path, happenedAt, isRead } = news
  return (
    <li>
      <Link to={path} className={styles.row} data-unread={!isRead || undefined} onClick={onOpen}>
        {!isRead && <span className={styles.dot} role="img" aria-label={t('users_news_unread')} />}
        <span className={styles.words}>
          <span className={styles.kind}>{t(`users_kind_${kind}`)}</span>
          <span className={styles.name}>{name}</span>
        </span>
        <time className={styles.time} dateTime={happenedAt}>
          {formatDateTime(happenedAt)}
        </time>
      </Link>
    </li>
  )
}
