// Mails that would have gone out: a list on the left, what the person would have read on the right.

import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMailOff, IconSearch, IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/shell/address.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getOutbox } from '../contract/outbox.ts'
import { MailList } from './MailList.tsx'
import { MailView } from './MailView.tsx'
import styles from './OutboxPage.module.css'

/** As in every list (spec 1 §9). */
const searchAfter = 600

export default function OutboxPage() {
  const t = useText()
  const { search, setSearch } = useAddress()
  const [typed, setTyped] = useState(search.search ?? '')
  const [wanted] = useDebouncedValue(typed, searchAfter)
  const page = Math.max(1, Number(search.page) || 1)
  const { data, error, refetch } = useQuery({
    ...queryOf(getOutbox, { query: { page, search: wanted } }),
    placeholderData: keepPreviousData,
  })
  const open = (mail: string | undefined) => void setSearch({ mail })
  const turn = (to: number) => void setSearch({ page: String(to), mail: undefined })
  if (error && !data) return <FailedState failure={error} retry={() => void refetch()} />
  if (data && !data.holds) return <Sending />
  return (
    <>
      <PageHead
        title={t('communication_outbox')}
        count={data?.pagination.totalItems}
        subtitle={t('communication_outbox_explanation')}
      />
      <div className={styles.panes} data-open={search.mail ? true : undefined}>
        <div className={styles.list}>
          <TextInput
            aria-label={t('general_search')}
            placeholder={t('communication_search')}
            leftSection={<IconSearch size={16} stroke={1.5} />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              if (search.page) void setSearch({ page: undefined }, { replace: true })
            }}
          />
          {!data && <LoadingRows />}
          {data && (
            <MailList mails={data.items} pagination={data.pagination} opened={search.mail} open={open} turn={turn} />
          )}
          {data?.items.length === 0 && (
            <EmptyState
              title={t(wanted ? 'communication_nothing_found' : 'communication_empty')}
              text={t(wanted ? 'communication_nothing_found_text' : 'communication_empty_text')}
            />
          )}
        </div>
        <div className={styles.reading}>
          {search.mail ? (
            <MailView key={search.mail} id={search.mail} close={() => open(undefined)} />
          ) : (
            <EmptyState
              icon={<IconMailOff size={22} stroke={1.5} />}
              title={t('communication_choose')}
              text={t('communication_choose_text')}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Sending() {
  const t = useText()
  return (
    <>
      <PageHead title={t('communication_outbox')} />
      <EmptyState
        icon={<IconSend size={22} stroke={1.5} />}
        title={t('communication_sends')}
        text={t('communication_sends_text')}
      />
    </>
  )
}
