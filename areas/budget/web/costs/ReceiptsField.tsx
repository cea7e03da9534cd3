// Receipts of a cost: PDF or pictures, uploaded when chosen.

import { forgetUploads, sendDocument } from '#areas/files/web/public.tsx'
import type { UploadedFile } from '#platform/contract/file.ts'
import { call } from '#platform/web/api/call.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { notify } from '#platform/web/core/notify.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { readReceipt, type BillRead } from '../../contract/cost.ts'

interface Props {
  value: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  /** Called with the QR-bill of a receipt that was added. */
  onRead?: (bill: BillRead) => void
  disabled?: boolean
}

const most = 20

export function ReceiptsField({ value, onChange, onRead, disabled = false }: Props) {
  const t = useText()
  const read = async ({ id }: UploadedFile) => {
    const { bill } = await call(readReceipt, { body: { file: id } })
    if (bill) onRead?.(bill)
    notify(bill ? { type: 'success', title: t('budget_bill_read') } : { type: 'info', title: t('budget_bill_none') })
  }
  return (
    <FileField
      name="receipts"
      label={t('budget_receipts')}
      hint={onRead && t('budget_receipts_hint')}
      most={most}
      value={value}
      onChange={onChange}
      disabled={disabled}
      // A list of files needs a key for each.
      upload={async (file, options) => {
        const uploaded = await sendDocument(file, options)
        // The receipt is kept even if it cannot be read.
        if (onRead) void read(uploaded).catch(tellFailure)
        return { ...uploaded, key: uploaded.id }
      }}
      remove={(file) => forgetUploads([file])}
    />
  )
}
