// Dialog that reads bank files: each is uploaded when chosen, and its result is shown below.

import { Button, Stack } from '@mantine/core'
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
import { bankFileTypes, uploadBankFile } from '../../contract/bank-files.ts'
import { staleAfterPayment } from '../changes.ts'
import { FileResult } from './FileResult.tsx'
import { PastFiles } from './PastFiles.tsx'

export function UploadModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  return (
    <Modal title={t('payments_upload')} onClose={onClose} size={640}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('payments_upload_text')}</p>
        <FileField
          label={t('payments_upload_field')}
          name="files"
          types={bankFileTypes}
          value={files}
          onChange={(next) => {
            setFiles(next)
            void markStale(queryClient, staleAfterPayment)
          }}
          upload={send}
        >
          <Stack gap={8} mb={files.length > 0 ? 8 : 0}>
            {files.map((file) => (
              <FileResult key={file.id} id={file.key} />
            ))}
          </Stack>
        </FileField>
        <PastFiles />
        <DialogButtons>
          <Button onClick={onClose}>{t('payments_upload_done')}</Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

async function send(file: File, options: SendOptions): Promise<UploadedFile> {
  const answer = uploadAnswer.safeParse(await uploadFile(uploadBankFile.path, file, options)).data
  const [taken] = answer?.uploaded ?? []
  if (!taken) throw new CallFailed(422, { message: answer?.errors[0]?.message ?? text('general_upload_error') })
  return taken
}
