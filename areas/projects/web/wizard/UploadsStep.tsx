// Pictures in their order, and documents of the memorandum.

import { Stack } from '@mantine/core'
import { PicturesField, sendDocument } from '#areas/files/web/public.tsx'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ProjectWizardState } from './use-project-wizard.ts'

export function UploadsStep({ wizard }: { wizard: ProjectWizardState }) {
  const t = useText()
  const { images, setImages, files, setFiles, errorOf } = wizard
  return (
    <Stack gap={28}>
      <PicturesField
        pictures={images}
        onChange={setImages}
        error={errorOf('uploads.images')}
        hint={t('projects_pictures_hint')}
      />
      <FileField
        name="uploads.files"
        label={t('projects_field_files')}
        hint={t('projects_documents_hint')}
        error={errorOf('uploads.files')}
        most={100}
        value={files}
        onChange={setFiles}
        // The list of files tells them apart by their key.
        upload={async (file, options) => {
          const sent = await sendDocument(file, options)
          return { ...sent, key: sent.id }
        }}
      />
    </Stack>
  )
}
