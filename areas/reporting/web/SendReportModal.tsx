// Dialog that sends a report to owners or colleagues: they get a link that needs their sign-in.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { getReportNeeds, type Recipient, type ReportView } from '../contract/reports.ts'
import { useSendReport } from './changes.ts'
import { RecipientsField } from './RecipientsField.tsx'

interface Props {
  report: ReportView
  onClose: () => void
}

export function SendReportModal({ report, onClose }: Props) {
  const t = useText()
  const { data } = useQuery(queryOf(getReportNeeds))
  const [recipients, setRecipients] = useState<readonly Recipient[]>([])
  const sending = useSendReport()
  return (
    <ActionModal
      title={t('reporting_send_title')}
      text={t('reporting_send_text', { title: report.title })}
      action={t('reporting_send')}
      change={sending}
      send={() => ({ params: { id: report.id }, body: { recipients: [...recipients] } })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <RecipientsField
          choices={data?.recipients ?? []}
          value={recipients}
          onChange={(chosen) => {
            setRecipients(chosen)
            clear('recipients')
          }}
          required
          error={errorOf('recipients')}
        />
      )}
    </ActionModal>
  )
}
