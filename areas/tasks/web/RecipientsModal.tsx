// Recipients of a bulk mail with the state of each, and the excluded ones with the reason.

import { Pagination, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { listRecipients } from '../contract/tasks.ts'
import styles from './Tasks.module.css'

const shows = ['all', 'waiting', 'sent', 'failed', 'excluded', 'terminated'] as const
const searchAfter = 300
const longest = 200

const tones: Record<string, Tone> = {
  waiting: 'grey',
  queued: 'blue',
  sent: 'green',
  'to-print': 'blue',
  printed: 'green',
  failed: 'red',
  excluded: 'amber',
  terminated: 'grey',
}

interface Props {
  id: string
  title: string
  onClose: () => void
}

export function RecipientsModal({ id, title, onClose }: Props) {
  const t = useText()
  const [show, setShow] = useState<(typeof shows)[number]>('all')
  const [words, type] = useState('')
  const [search] = useDebouncedValue(words.trim(), searchAfter)
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...queryOf(listRecipients, { params: { id }, query: { show, page, search } }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const pages = data ? Math.ceil(data.pagination.totalItems / data.pagination.rowsPerPage) : 0
  return (
    <Modal onClose={onClose} isGuarded={false} title={title} size={720}>
      <div className={styles.filter}>
        <Select
          aria-label={t('tasks_recipients')}
          allowDeselect={false}
          value={show}
          onChange={(value) => {
            setShow(shows.find((one) => one === value) ?? 'all')
            setPage(1)
          }}
          data={shows.map((value) => ({ value, label: t(`tasks_show_${value}`) }))}
        />
        <TextInput
          type="search"
          aria-label={t('tasks_search')}
          placeholder={t('tasks_search')}
          maxLength={longest}
          value={words}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          onChange={(event) => {
            type(event.currentTarget.value)
            setPage(1)
          }}
        />
        {data && <span className={styles.total}>{formatNumber(data.pagination.totalItems)}</span>}
      </div>
      {!data && <QueryView query={query} rows={6} />}
      {data?.items.length === 0 && <EmptyState title={t('tasks_nobody')} text={t('tasks_nobody_text')} />}
      <ul className={styles.recipients}>
        {data?.items.map((one) => (
          <li key={one.position} className={styles.recipient}>
            <span className={styles.who}>
              {one.href ? <ScreenLink to={one.href}>{one.name}</ScreenLink> : one.name}
              <span className={styles.address}>{one.address}</span>
            </span>
            <span className={styles.how}>
              <StateBadge
                state={one.state}
                title={t(`tasks_recipient_${one.state.replaceAll('-', '_')}`)}
                tone={tones[one.state] ?? 'grey'}
              />
              {one.reason && <span className={styles.reason}>{one.reason}</span>}
            </span>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pagination total={pages} value={page} onChange={setPage} mt={16} />}
    </Modal>
  )
}
