// A report in the archive: state or progress, facts, files and actions.

import { Button, Progress } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypePdf, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { download } from '#platform/web/api/download.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getReports, type ReportView } from '../contract/reports.ts'
import { useDeleteReport, useReport, useRetryReport } from './changes.ts'
import { ReportFacts } from './ReportFacts.tsx'
import { SendReportModal } from './SendReportModal.tsx'
import styles from './Reports.module.css'

interface Props {
  known: ReportView
  /** An owner opens reports and does nothing else. */
  isReadOnly: boolean
  /** The link that was followed leads to this report. */
  isMarked: boolean
}

export function ReportLine({ known, isReadOnly, isMarked }: Props) {
  const t = useText()
  const report = useReport(known)
  const { id, title, state, stateTitle, progress, can } = report
  const [isSending, setSending] = useState(false)
  const queryClient = useQueryClient()
  const isBehind = state !== known.state
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: keyOf(getReports) })
  }, [isBehind, queryClient])
  const isBeingMade = state === 'queued' || state === 'running'
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: 'center' })
  }, [isMarked])
  return (
    <li ref={line} className={styles.item} aria-label={title} aria-current={isMarked || undefined}>
      <div className={styles.line}>
        <span className={styles.name}>{title}</span>
        <StateBadge state={`report.${state}`} title={stateTitle} />
      </div>
      <ReportFacts report={report} />
      {isBeingMade && (
        <div className={styles.progress}>
          <Progress value={progress} aria-label={t('reporting_progress')} />
          <span role="status" className={styles.facts}>
            {t('reporting_progress_text', { percent: progress })}
          </span>
        </div>
      )}
      <div className={styles.buttons}>
        {!isBeingMade && state === 'done' && (
          <>
            <ActionButton
              availability={can.beOpened}
              size="compact-sm"
              variant="default"
              leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
              aria-label={t('reporting_open_pdf_of', { title })}
              onClick={() => void showPaper({ address: addressOf(id, 'pdf') })}
            >
              {t('reporting_open_pdf')}
            </ActionButton>
            <ActionButton
              availability={can.beOpened}
              size="compact-sm"
              variant="default"
              leftSection={<IconFileSpreadsheet size={16} stroke={1.5} aria-hidden />}
              aria-label={t('reporting_open_sheet_of', { title })}
              onClick={() => void download(addressOf(id, 'xlsx')).catch(tellFailure)}
            >
              {t('reporting_open_sheet')}
            </ActionButton>
          </>
        )}
        {!isReadOnly && <StaffActions report={report} onSend={() => setSending(true)} />}
      </div>
      {isSending && <SendReportModal report={report} onClose={() => setSending(false)} />}
    </li>
  )
}

const addressOf = (id: string, file: 'pdf' | 'xlsx') => `/api/v1/reporting/r-reports/${id}/${file}`

function StaffActions({ report, onSend }: { report: ReportView; onSend: () => void }) {
  const t = useText()
  const { id, title, state, can } = report
  const retrying = useRetryReport()
  const deleting = useDeleteReport()
  const askToDelete = async () => {
    const isWanted = await askToConfirm({
      title: t('reporting_delete_title'),
      text: t(report.recipients.length > 0 ? 'reporting_delete_text_sent' : 'reporting_delete_text', { title }),
      confirm: t('reporting_delete'),
      danger: true,
    })
    if (isWanted) deleting.mutate({ params: { id } })
  }
  return (
    <>
      {state === 'done' && (
        <ActionButton
          availability={can.beSent}
          size="compact-sm"
          variant="default"
          leftSection={<IconSend size={16} stroke={1.5} aria-hidden />}
          aria-label={t('reporting_send_of', { title })}
          onClick={onSend}
        >
          {t('reporting_send')}
        </ActionButton>
      )}
      {state === 'failed' && (
        <Button
          size="compact-sm"
          variant="default"
          loading={retrying.isPending}
          onClick={() => retrying.mutate({ params: { id } })}
        >
          {t('reporting_retry')}
        </Button>
      )}
      <ActionMenu
        label={t('reporting_more_of', { title })}
        isBusy={deleting.isPending}
        actions={[
          {
            key: 'delete',
            title: t('reporting_delete'),
            danger: true,
            ...can.beDeleted,
            run: () => void askToDelete(),
          },
        ]}
      />
    </>
  )
}
