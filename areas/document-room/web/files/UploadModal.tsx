// Uploads files into a category, or a new version of a file.

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadAnswer, type UploadedFile } from '#platform/contract/file.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import type { SendOptions } from '#platform/web/form/send-once.ts'
import { t as text, useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { roomFileTypes } from '../../contract/files.ts'
import { staleAfterContent } from '../changes.ts'

interface Props {
  path: string
  title: string
  /** The files wait until staff release them. */
  isWaiting?: boolean
  isSingle?: boolean
  onClose: () => void
}

export function UploadModal({ path, title, isWaiting = false, isSingle = false, onClose }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  return (
    <Modal title={title} onClose={onClose} isGuarded={false}>
      <FileField
        label={t('document_room_files')}
        hint={isWaiting ? t('document_room_upload_waits') : undefined}
        name="file"
        multiple={!isSingle}
        types={roomFileTypes}
        value={files}
        onChange={(stored) => {
          setFiles(stored)
          void markStale(queryClient, staleAfterContent)
          if (isSingle && stored.length > 0) onClose()
        }}
        upload={(file, options) => send(path, file, options)}
      >
        <ul>
          {files.map(({ id, displayName }) => (
            <li key={id}>{displayName}</li>
          ))}
        </ul>
      </FileField>
      <DialogButtons>
        <Button onClick={onClose}>{t('document_room_finished')}</Button>
      </DialogButtons>
    </Modal>
  )
}

async function send(path: string, file: File, options: SendOptions): Promise<UploadedFile> {
  const answer = uploadAnswer.safeParse(await uploadFile(path, file, options)).data
  const [taken] = answer?.uploaded ?? []
  if (!taken) throw new CallFailed(422, { message: answer?.errors[0]?.message ?? text('general_upload_error') })
  return taken
}
