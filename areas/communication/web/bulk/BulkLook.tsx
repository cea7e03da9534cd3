// Summary of a prepared bulk mail before confirmation: number of recipients per language, excluded recipients with
// reasons, and a preview per recipient.

import { Button } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle, IconPrinter } from '@tabler/icons-react'
import { useChange } from '#platform/web/api/query.ts'
import { changeTask, listTaskGroups, type TaskGroup } from '#areas/tasks/contract/tasks.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useBulkTexts } from '#platform/web/records/use-record-kinds.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import type { PreparedBulkMail } from '../../contract/bulk.ts'
import { BulkPeople } from './BulkPeople.tsx'
import { BulkPreview } from './BulkPreview.tsx'
import styles from './Bulk.module.css'

interface Props {
  prepared: PreparedBulkMail
  onBack: () => void
  onConfirmed: (task: TaskGroup) => void
}

export function BulkLook({ prepared, onBack, onConfirmed }: Props) {
  const t = useText()
  const { task, byLanguage, inOtherLanguage, letters, excludedTotal, excludedByReason } = prepared
  const confirm = useChange(changeTask, {
    stale: [listTaskGroups],
    timeout: false,
    onDone: ({ task: begun }) => onConfirmed(begun),
  })
  const total = task.total_tasks
  const texts = useBulkTexts(task.mailView)
  return (
    <div className={styles.look}>
      <p className={styles.line} data-tone={total > 0 ? 'good' : undefined}>
        <IconCircleCheck size={18} stroke={1.5} aria-hidden />
        <span>
          {t(texts.gets, { count: total, number: formatNumber(total) })}
          {byLanguage.length > 0 &&
            ` (${byLanguage.map(({ language, count }) => t('communication_bulk_in_language', { language: t(`general_language_${language}`), number: formatNumber(count) })).join(', ')})`}
        </span>
      </p>
      {inOtherLanguage > 0 && (
        <p className={styles.line}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          {t('communication_bulk_other_language', { count: inOtherLanguage })}
        </p>
      )}
      {letters > 0 && (
        <p className={styles.line}>
          <IconPrinter size={18} stroke={1.5} aria-hidden />
          {t('communication_bulk_letters', { count: letters })}
        </p>
      )}
      {total > 0 && (
        <div className={styles.reasons}>
          <BulkPeople
            taskId={task.id}
            heading={t('communication_bulk_recipients')}
            count={total}
            of={{ show: 'waiting' }}
          />
        </div>
      )}
      {excludedTotal > 0 && (
        <div>
          <p className={styles.line}>
            <IconInfoCircle size={18} stroke={1.5} aria-hidden />
            {t('communication_bulk_left_out', { count: excludedTotal })}
          </p>
          <ul className={styles.reasons}>
            {excludedByReason.map(({ reason, count }) => (
              <li key={reason}>
                <BulkPeople taskId={task.id} heading={reason} count={count} of={{ show: 'excluded', reason }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {total > 0 && <BulkPreview taskId={task.id} total={total} />}
      <DialogButtons>
        <Button variant="default" onClick={onBack}>
          {t('general_back')}
        </Button>
        <Button
          loading={confirm.isPending}
          disabled={total === 0}
          onClick={() => confirm.mutate({ params: { id: task.id, deed: 'confirm' }, body: { version: task.version } })}
        >
          {t(texts.send, { count: total, number: formatNumber(total) })}
        </Button>
      </DialogButtons>
    </div>
  )
}
