// Preview of a prepared bulk mail for one recipient, with navigation between recipients and a test mail to oneself.

import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { listRecipients } from '#areas/tasks/contract/tasks.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { previewBulkMail } from '../../contract/bulk.ts'
import styles from './Bulk.module.css'

/** Equals the page size of the recipient list. */
const perPage = 50

export function BulkPreview({ taskId, total }: { taskId: string; total: number }) {
  const t = useText()
  const [place, setPlace] = useState(0)
  const page = Math.floor(place / perPage) + 1
  const { data } = useQuery(queryOf(listRecipients, { params: { id: taskId }, query: { show: 'waiting', page } }))
  const position = data?.items[place % perPage]?.position
  const look = useChange(previewBulkMail)
  const test = useChange(previewBulkMail)
  const ask = useEffectEvent((at: number) => look.mutate({ params: { taskId }, body: { position: at } }))
  useEffect(() => {
    if (position !== undefined) ask(position)
  }, [position])
  const mail = look.data
  return (
    <section className={styles.preview} aria-label={t('communication_preview_title')}>
      <div className={styles.turns}>
        <IconButton
          label={t('communication_bulk_previous')}
          unavailable={place === 0 ? t('communication_bulk_is_first') : undefined}
          onClick={() => setPlace(place - 1)}
        >
          <IconChevronLeft size={18} stroke={1.5} />
        </IconButton>
        <span role="status">
          {t('communication_bulk_place', { place: formatNumber(place + 1), total: formatNumber(total) })}
        </span>
        <IconButton
          label={t('communication_bulk_next')}
          unavailable={place >= total - 1 ? t('communication_bulk_is_last') : undefined}
          onClick={() => setPlace(place + 1)}
        >
          <IconChevronRight size={18} stroke={1.5} />
        </IconButton>
        {mail && (
          <span className={styles.to}>
            {mail.name} <span className={styles.soft}>{mail.address}</span>
          </span>
        )}
        <Button
          variant="default"
          size="compact-sm"
          loading={test.isPending}
          disabled={position === undefined}
          onClick={() => test.mutate({ params: { taskId }, body: { position: position ?? 0, test: true } })}
        >
          {t('communication_test')}
        </Button>
      </div>
      {mail ? (
        <>
          <p className={styles.subject}>{mail.subject}</p>
          {/* The mail brings its own paper, which is white in any mail program. */}
          <iframe className={styles.paper} title={mail.subject} sandbox="" srcDoc={mail.html} />
        </>
      ) : (
        <LoadingRows rows={4} />
      )}
    </section>
  )
}
