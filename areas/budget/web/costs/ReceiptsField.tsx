// Receipts of a cost: PDF or pictures, uploaded when chosen.

import { forgetUploads, sendDocument } from '#areas/files/web/public.tsx'
import type { UploadedFile } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props {
  value: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  disabled?: boolean
}

const most = 20

export function ReceiptsField({ value, onChange, disabled = false }: Props) {
  const t = useText()
  return (
    <FileField
      name="receipts"
      label={t('budget_receipts')}
      most={most}
      value={value}
      onChange={onChange}
      disabled={disabled}
      // A list of files needs a key for each.
      upload={async (file, options) => {
        const uploaded = await sendDocument(file, options)
        return { ...uploaded, key: uploaded.id }
      }}
      remove={(file) => forgetUploads([file])}
    />
  )
}
