// Print batches with progress, file and the actions confirm printed and discard. Both actions require confirmation.

import { Button, Progress } from '@mantine/core'
import { IconCheck, IconFileTypePdf } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getLetters, type PrintBatch } from '../../contract/letters.ts'
import { useBatch, useDiscardBatch, useConfirmPrinted } from './letter-changes.ts'
import styles from './Letters.module.css'

/** Number of printed batches shown. They are downloaded again only rarely, and more would push the list down. */
const printedShown = 2

export function PrintBatches({ batches }: { batches: readonly PrintBatch[] }) {
  const t = useText()
  const open = batches.filter(({ state }) => state !== 'printed')
  const printed = batches.filter(({ state }) => state === 'printed').slice(0, printedShown)
  if (open.length + printed.length === 0) return null
  return (
    <ul className={styles.batches} aria-label={t('communication_batches')}>
      {[...open, ...printed].map((batch) => (
        <BatchLine key={batch.id} known={batch} />
      ))}
    </ul>
  )
}

function BatchLine({ known }: { known: PrintBatch }) {
  const t = useText()
  const batch = useBatch(known)
  const confirm = useConfirmPrinted()
  const discarding = useDiscardBatch()
  const queryClient = useQueryClient()
  const { id, state, letters, drawn, pages, isAgain, hasFile, printedAt, printedBy } = batch
  const isBehind = state !== known.state
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: keyOf(getLetters) })
  }, [isBehind, queryClient])
  const title = [t('communication_batch_title', { count: letters }), isAgain && t('communication_batch_again')]
  const ask = async () => {
    const isPrinted = await askToConfirm({
      title: t('communication_batch_ask_title'),
      text: t('communication_batch_ask_text'),
      confirm: t('communication_batch_ask_yes'),
    })
    if (isPrinted) confirm.mutate({ params: { batchId: id } })
  }
  const askToDiscard = async () => {
    const isDiscarded = await askToConfirm({
      title: t('communication_batch_discard_title'),
      text: t('communication_batch_discard_text'),
      confirm: t('communication_batch_discard_yes'),
    })
    if (isDiscarded) discarding.mutate({ params: { batchId: id } })
  }
  return (
    <li className={styles.batch}>
      <span className={styles.name}>
        {title.filter(Boolean).join(', ')} · {formatDateTime(batch.createdAt)}
      </span>
      {state === 'drawing' ? (
        <>
          <Progress value={(drawn / letters) * 100} aria-label={t('communication_batches')} />
          <span className={styles.soft} role="status">
            {t('communication_batch_drawing', { drawn, letters })}
          </span>
        </>
      ) : (
        <span className={styles.soft}>
          {printedAt
            ? t('communication_batch_printed', { date: formatDateTime(printedAt), who: printedBy ?? '' })
            : t('communication_batch_ready', { count: pages })}
        </span>
      )}
      <span className={styles.ways}>
        {state !== 'drawing' && hasFile && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
            onClick={() => void showPaper({ address: `/api/v1/communication/letters/batches/${id}/pdf` })}
          >
            {t('communication_batch_open')}
          </Button>
        )}
        {state === 'ready' && (
          <Button
            size="compact-sm"
            loading={confirm.isPending}
            leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
            onClick={() => void ask()}
          >
            {t('communication_batch_confirm')}
          </Button>
        )}
        {(state === 'drawing' || state === 'ready') && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={discarding.isPending}
            onClick={() => void askToDiscard()}
          >
            {t('communication_batch_discard')}
          </Button>
        )}
      </span>
    </li>
  )
}
