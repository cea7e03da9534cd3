// Attachments of a mail. The composer waits until all uploads are complete.

import { useRef, useState } from 'react'
import { maxFileNameLength, type UploadedFile } from '#platform/contract/file.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import type { SendOptions } from '#platform/web/form/send-once.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { attachedTooMuch, mostAttachedMegabytes, mostAttachments } from '../../rules/mail-limits.ts'
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
      isCompact
      label={t('communication_attachments')}
      name="attachments"
      value={value}
      onChange={onChange}
      upload={(file, options) => uploads.upload(file, options, value)}
      maxMegabytes={mostAttachedMegabytes}
      most={mostAttachments}
      hint={t('communication_attachments_hint', {
        count: mostAttachments,
        most: mostAttachedMegabytes,
        letters: maxFileNameLength,
      })}
      error={error}
    />
  )
}

export function useUploads() {
  const t = useText()
  const [running, setRunning] = useState<readonly File[]>([])
  // Files chosen together are checked before the next render, so a ref counts the running uploads.
  const underWay = useRef<readonly File[]>([])
  const change = (files: readonly File[]) => {
    underWay.current = files
    setRunning(files)
  }
  const upload = async (file: File, options: SendOptions, stored: readonly UploadedFile[]) => {
    const tooMuch = attachedTooMuch([...stored, ...underWay.current, file])
    if (tooMuch) throw new CallFailed(422, { message: t('communication_attachments_too_large', tooMuch) })
    change([...underWay.current, file])
    try {
      return await sendAttachment(file, options)
    } finally {
      change(underWay.current.filter((one) => one !== file))
    }
  }
  return { areRunning: running.length > 0, upload }
}
