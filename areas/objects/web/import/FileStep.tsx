// Step to choose or drop the file, which is uploaded at once. Links the template for users without a file.

import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { maxFileSizeMegabytes, uploadAnswer } from '#platform/contract/file.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { t as text, useText } from '#platform/web/i18n/texts.ts'
import { importMediaTypes, maxImportRows, uploadImport } from '../../contract/bulk-import.ts'
import { save } from './saving.ts'
import { ImportCard } from './ImportCard.tsx'
import styles from './FileStep.module.css'

export function FileStep({ onTaken }: { onTaken: (id: string) => void }) {
  const t = useText()
  return (
    <ImportCard explanation={t('objects_import_file_explanation')}>
      <FileField
        label={t('objects_import_file_label')}
        hint={t('objects_import_file_hint', { max: maxFileSizeMegabytes, most: formatNumber(maxImportRows) })}
        required
        multiple={false}
        types={importMediaTypes}
        value={[]}
        onChange={([file]) => file && onTaken(file.id)}
        upload={send}
      />
      <div className={styles.aside}>
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => save('/api/v1/objects/bulk-import/template')}
        >
          {t('objects_import_template')}
        </Button>
      </div>
    </ImportCard>
  )
}

async function send(file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }) {
  const answer = uploadAnswer.safeParse(await uploadFile(uploadImport.path, file, options)).data
  const [taken] = answer?.uploaded ?? []
  if (!taken) throw new CallFailed(422, { message: answer?.errors[0]?.message ?? text('general_upload_error') })
  return taken
}
