// Dialog that records a confidentiality agreement signed by hand, with the paper.

import { useState } from 'react'
import { forgetUploads, sendDocument } from '#areas/files/web/public.tsx'
import type { UploadedFile } from '#platform/contract/file.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ApplyView } from '../../contract/process.ts'
import { useUpdateApply } from '../changes.ts'

export function SignedPaperModal({ apply, onClose }: { apply: ApplyView; onClose: () => void }) {
  const t = useText()
  const updating = useUpdateApply()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [name, setName] = useState(apply.investor.contactName)
  const [today] = useState(() => dayOf(new Date()))
  const [day, setDay] = useState(today)
  const { id, version, investor, project } = apply
  return (
    <ActionModal
      title={t('investors_step_sign_nda')}
      text={t('investors_step_sign_nda_text', { name: investor.company, project: project.title })}
      action={t('investors_step_sign_nda')}
      labels={{
        fileId: t('investors_signed_paper'),
        signedName: t('investors_signed_name'),
        signedOn: t('investors_signed_on'),
      }}
      change={updating}
      send={(_given, { show }) => {
        const [file] = files
        if (!file) show({ fileId: t('general_field_is_required') })
        if (!id || !version || !file) return undefined
        return {
          params: { applyId: id },
          body: { state: 'nda_signed' as const, version, fileId: file.id, signedName: name, signedOn: day },
        }
      }}
      onClose={() => {
        void forgetUploads(files)
        onClose()
      }}
      onDone={onClose}
    >
      {({ errorOf }) => (
        <>
          <FileField
            label={t('investors_signed_paper')}
            name="fileId"
            required
            value={files}
            onChange={setFiles}
            upload={sendDocument}
            multiple={false}
            types={['application/pdf', 'image/jpeg', 'image/png']}
            error={errorOf('fileId')}
          />
          <TextField
            label={t('investors_signed_name')}
            name="signedName"
            required
            value={name}
            onChange={setName}
            maxLength={120}
            error={errorOf('signedName')}
          />
          <DateField
            label={t('investors_signed_on')}
            name="signedOn"
            required
            value={day}
            onChange={setDay}
            latest={today}
            error={errorOf('signedOn')}
          />
        </>
      )}
    </ActionModal>
  )
}
