// Dialog that orders an advertising report over the chosen objects, with files appended.

import { useState } from 'react'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { forgetUploads, sendDocument } from '#areas/files/web/public.tsx'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { longestComment, longestTitle, mostFiles } from '../rules/report.ts'
import { useCreateAdvertisingReport } from './changes.ts'

export default function AdvertisingReportModal({
  list,
  targets,
  count,
  onDone,
  onClose,
}: BulkDialogProps & { list: string }) {
  const t = useText()
  const [title, setTitle] = useState(t('reporting_adv_title_proposed'))
  const [comment, setComment] = useState('')
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const creation = useCreateAdvertisingReport()
  const objectKind = objectKinds.find((kind) => objectListKey(kind) === list) ?? 'apartment'
  return (
    <ActionModal
      title={t('reporting_adv_report')}
      text={t('reporting_adv_text', { count })}
      action={t('reporting_create')}
      size={640}
      change={creation}
      labels={{
        title: t('reporting_field_name'),
        comment: t('reporting_field_comment'),
        targets: t('reporting_column_objects'),
      }}
      send={() => ({ body: { title, comment, targets, objectKind, uploadedFiles: files.map(({ id }) => id) } })}
      onDone={() => onDone()}
      onClose={() => {
        void forgetUploads(files)
        onClose()
      }}
    >
      {({ errorOf, clear }) => (
        <>
          <TextField
            label={t('reporting_field_name')}
            name="title"
            required
            maxLength={longestTitle}
            value={title}
            onChange={(next) => {
              setTitle(next)
              clear('title')
            }}
            error={errorOf('title')}
          />
          <TextAreaField
            label={t('reporting_field_comment')}
            name="comment"
            hint={t('reporting_field_comment_hint')}
            maxLength={longestComment}
            value={comment}
            onChange={setComment}
            error={errorOf('comment')}
          />
          <FileField
            label={t('reporting_field_files')}
            hint={t('reporting_field_files_hint')}
            name="uploadedFiles"
            most={mostFiles}
            upload={async (file, options) => {
              const sent = await sendDocument(file, options)
              return { ...sent, key: sent.id }
            }}
            remove={(file) => forgetUploads([file])}
            value={files}
            onChange={setFiles}
            error={errorOf('uploadedFiles')}
          />
        </>
      )}
    </ActionModal>
  )
}
