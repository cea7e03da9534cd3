// The logo: uploaded when chosen, public once the page is saved.

import { useState } from 'react'
import { z } from 'zod'
import { removeFiles, uploadImages } from '#areas/files/contract/files.ts'
import { allowedImageTypes, type UploadedFile } from '#platform/contract/file.ts'
import { call, CallFailed } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import type { FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props extends FieldProps<string | null> {
  /** Currently saved logo. */
  stored: UploadedFile | null
}

const answer = z.object(uploadImages.response.shape)

export function LogoField({ stored, value, onChange, ...field }: Props) {
  const t = useText()
  const [fresh, setFresh] = useState<UploadedFile>()
  const shown = [fresh, stored].find((file) => file?.id === value)
  return (
    <FileField
      {...field}
      multiple={false}
      types={allowedImageTypes}
      value={shown ? [shown] : []}
      onChange={([file]) => onChange(file?.id ?? null)}
      upload={async (file, options) => {
        const sent = answer.parse(await uploadFile(uploadImages.path, file, options))
        const [one] = sent.uploaded
        if (!one) throw new CallFailed(422, { message: sent.errors[0]?.message ?? t('general_upload_error') })
        setFresh(one)
        return one
      }}
      remove={async (file) => {
        // Delete only an unsaved upload: the saved logo stays until the form is saved.
        if (file.id === fresh?.id)
          await call(removeFiles, { body: { files: [{ url: file.url }] } }).catch(() => undefined)
      }}
    />
  )
}
