// Denies many applications as a whole, from the list: reason, preview of each letter, and applications that cannot be
// denied.

import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { keyOf, useChange } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { notify } from '#platform/web/core/notify.ts'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { bulkOutcome } from '#platform/web/table/bulk/bulk-outcome.ts'
import { BulkPreview } from '#platform/web/table/bulk/BulkPreview.tsx'
import { useBulkPreview } from '#platform/web/table/bulk/use-bulk-preview.ts'
import { findDenialRecipients, previewDenial } from '../../contract/denial.ts'
import { listApplications } from '../../contract/list.ts'
import { useListCalls } from '../list-calls.ts'
import { denialReasons, templateFor } from '../../rules/denial.ts'

export default function DenyManyDialog({ option, targets, count, onDone, onClose }: BulkDialogProps) {
  const t = useText()
  const { change } = useListCalls()
  const wording = useMailWording()
  const [value, choose] = useState<string | null>('others_chosen')
  const reason = denialReasons.find((one) => one === value)
  const preview = useBulkPreview(change, { bulkAction: option.value, targets })
  const { data: written } = useQuery({
    queryKey: [...keyOf(findDenialRecipients), targets, reason],
    queryFn: () => call(findDenialRecipients, { body: { targets, ...(reason && { reason }) } }),
    gcTime: 0,
  })
  const act = useChange(change, {
    stale: [listApplications],
    onDone: (answer) => {
      const outcome = bulkOutcome(answer, t)
      if (outcome) notify(outcome)
      onDone(answer)
    },
  })
  const { recipients = [], total = 0, stillFree = 0 } = written ?? {}
  const mayDeny = preview.data?.changed !== 0
  const confirm = () => {
    if (!reason) return
    act.mutate({ body: { bulkAction: option.value, targets, option: { value: reason, name: '' }, ...wording.sent } })
  }
  return (
    <Modal
      onClose={onClose}
      isChanged={wording.isOwn}
      title={t('table_bulk_title', { action: option.displayName, count: formatNumber(count) })}
      size={760}
    >
      <Stack gap={16}>
        {mayDeny && (
          <SelectField
            label={t('applications_denial_reason')}
            hint={t('applications_denial_reason_hint')}
            required
            options={option.reasons ?? []}
            value={value}
            onChange={(chosen) => {
              choose(chosen)
              wording.choose({})
            }}
          />
        )}
        {mayDeny && option.consequence && <p style={{ margin: 0 }}>{option.consequence}</p>}
        <BulkPreview {...preview} />
        {stillFree > 0 && <p style={{ margin: 0 }}>{t('applications_deny_many_still_free', { count: stillFree })}</p>}
        {mayDeny && (
          <MailLook
            wording={wording}
            about={`${reason} ${recipients.length > 0}`}
            recipients={recipients.map(({ applicationId, number, contactName }) => ({
              id: applicationId,
              name: `${number} ${contactName}`,
            }))}
            look={
              reason && recipients.length > 0
                ? (mail, id) => call(previewDenial, { params: { id }, body: { template: templateFor[reason], mail } })
                : null
            }
          />
        )}
        {total > recipients.length && (
          <p style={{ margin: 0 }}>{t('applications_deny_many_shown', { count: recipients.length, total })}</p>
        )}
      </Stack>
      <DialogButtons>
        <CancelButton />
        <SendButton
          wording={wording}
          label={
            total > 0
              ? t('table_bulk_confirm', { action: option.displayName, count: formatNumber(total) })
              : option.displayName
          }
          color="red"
          disabled={!reason || total === 0}
          isSending={act.isPending}
          onSend={confirm}
        />
      </DialogButtons>
    </Modal>
  )
}
