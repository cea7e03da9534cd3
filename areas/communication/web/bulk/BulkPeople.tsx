// Collapsible list of recipients of a prepared bulk mail that share a language or a reason, loaded page by page.

import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listRecipients } from '#areas/tasks/contract/tasks.ts'
import { call } from '#platform/web/api/call.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { nextPageAfter } from '../inbox/next-page.ts'
import styles from './Bulk.module.css'

/** Up to this many people the search field is hidden. `searchAfter` is in milliseconds. */
const fewAtOnce = 10
const searchAfter = 300
const longest = 200

interface Props {
  taskId: string
  /** For recipients left out, the shared reason. */
  heading: string
  count: number
  of: { show: 'waiting' } | { show: 'excluded'; reason: string }
}

export function BulkPeople({ heading, count, ...asked }: Props) {
  const [isOpen, open] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary className={styles.summary}>
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
        <span>{heading}</span>
        <span className={styles.count}>{formatNumber(count)}</span>
      </summary>
      {isOpen && <People {...asked} heading={heading} count={count} />}
    </details>
  )
}

function People({ taskId, heading, count, of }: Props) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [words, type] = useState('')
  const [search] = useDebouncedValue(words.trim(), searchAfter)
  const query = usePeople(taskId, { ...of, search })
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const people = data?.pages.flatMap(({ items }) => items) ?? []
  const total = data?.pages[0]?.pagination.totalItems ?? 0
  const showMore = async () => {
    const { hasNextPage: isMore } = await fetchNextPage()
    // The button disappears with the last page, so focus moves to the list.
    if (!isMore) list.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.people}>
      {count > fewAtOnce && (
        <TextInput
          type="search"
          size="xs"
          aria-label={t('communication_bulk_search')}
          placeholder={t('communication_bulk_search')}
          maxLength={longest}
          value={words}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      {!data && <QueryView query={query} rows={2} />}
      {people.length > 0 && (
        // Longer than its room, it is scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul ref={list} className={styles.names} aria-label={heading} tabIndex={0}>
          {people.map(({ position, name, address, reason }) => (
            <li key={position}>
              {name} <span className={styles.soft}>{address}</span>
              {reason && reason !== heading && <span className={styles.soft}> · {reason}</span>}
            </li>
          ))}
        </ul>
      )}
      {data && count > fewAtOnce && (
        <div className={styles.turns}>
          <span role="status" className={styles.soft}>
            {t('communication_bulk_place', { place: formatNumber(people.length), total: formatNumber(total) })}
          </span>
          {hasNextPage && (
            <Button variant="subtle" size="compact-sm" loading={isFetchingNextPage} onClick={() => void showMore()}>
              {t('communication_bulk_more_people')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const usePeople = (taskId: string, asked: Props['of'] & { search: string }) =>
  useInfiniteQuery({
    queryKey: [...keyOf(listRecipients), taskId, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listRecipients, { params: { id: taskId }, query: { ...asked, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageAfter,
    placeholderData: keepPreviousData,
    retry: false,
  })
