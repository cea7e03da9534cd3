// The files that go with a mail; whoever shows it waits until all of them have arrived.

import { useState } from 'react'
import { maxFileNameLength, type UploadedFile } from '#platform/contract/file.ts'
import { FileField } from '#platform/web/form/FileField.tsx'
import type { SendOptions } from '#platform/web/form/send-once.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { mostAttachments } from '../rules/mail-limits.ts'
import { sendAttachment } from './send-attachment.ts'

interface Props {
  value: readonly UploadedFile[]
  onChange: (attachments: readonly UploadedFile[]) => void
  uploads: Uploads
  error: string | undefined
}

type Uploads = ReturnType<typeof useUploads>

export function AttachmentsField({ value, onChange, uploads, error }: Props) {
  const t = useText()
  return (
    <FileField
      label={t('communication_attachments')}
      name="attachments"
      value={value}
      onChange={onChange}
      upload={uploads.upload}
      most={mostAttachments}
      hint={t('communication_attachments_hint', { count: mostAttachments, letters: maxFileNameLength })}
      error={error}
    />
  )
}

export function useUploads() {
  const [running, setRunning] = useState(0)
  const upload = async (file: File, options: SendOptions) => {
    setRunning((count) => count + 1)
    try {
      return await sendAttachment(file, options)
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { areRunning: running > 0, upload }
}
