// List of incoming payments. An entry opens in the side panel; bank files are read in a dialog.

import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '#platform/web/api/session.ts'
import { useAskedCreation } from '#platform/web/core/asked-creation.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeEntries, listEntries } from '../../contract/entries.ts'
import { entryPanel } from '../../rules/payments-address.ts'
import { UploadModal } from './UploadModal.tsx'

export default function EntriesPage() {
  const t = useText()
  const { can } = useSession()
  const { open } = usePanel()
  const [isUploading, setUploading] = useState(false)
  useAskedCreation(['file'], () => setUploading(true))
  return (
    <>
      <ListPage
        endpoint={listEntries}
        bulkEndpoint={changeEntries}
        tableKey="payments"
        onOpenRow={(row) => void open(entryPanel, row._id)}
        explanation={t('payments_explanation')}
        mainAction={
          can('budget_write') && (
            <Button leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />} onClick={() => setUploading(true)}>
              {t('payments_upload')}
            </Button>
          )
        }
      />
      {isUploading && <UploadModal onClose={() => setUploading(false)} />}
    </>
  )
}
