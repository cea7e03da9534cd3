// Receipts attached to a cost.

import { Button } from '@mantine/core'
import { IconFile, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { UploadedFile } from '#platform/contract/file.ts'
import { useSession } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { BillRead, CostView, Receipt } from '../../contract/cost.ts'
import { useSaveReceipts } from '../changes.ts'
import { ReceiptsField } from './ReceiptsField.tsx'
import styles from './receipts.module.css'

interface Props {
  cost: CostView
  /** Called with the QR-bill of an added receipt; absent if the cost cannot be edited. */
  onRead?: (bill: BillRead) => void
}

export function ReceiptsSection({ cost, onRead }: Props) {
  const t = useText()
  const { can } = useSession()
  const { id, receipts } = cost
  const [uploads, setUploads] = useState<readonly UploadedFile[]>([])
  const saving = useSaveReceipts()
  const attach = (files: readonly UploadedFile[]) => {
    setUploads(files)
    const added = files.filter((file) => !receipts.some((one) => one.id === file.id))
    if (added.length === 0) return
    saving.mutate(
      { params: { id }, body: { attach: added.map((file) => file.id), remove: [] } },
      { onSettled: () => setUploads([]) },
    )
  }
  const remove = ({ id: receipt }: Receipt) =>
    saving.mutate({ params: { id }, body: { attach: [], remove: [receipt] } })
  const mayChange = can('budget_write') && cost.state !== 'paid'
  return (
    <Section title={t('budget_receipts')} count={receipts.length}>
      <ul className={styles.receipts}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles.receipt}>
            <Button
              variant="subtle"
              leftSection={<IconFile size={16} stroke={1.5} aria-hidden />}
              onClick={() => void showPaper({ address: receipt.url, name: receipt.displayName })}
            >
              {receipt.displayName}
            </Button>
            {mayChange && (
              <IconButton
                label={t('general_file_delete', { name: receipt.displayName })}
                onClick={() => remove(receipt)}
              >
                <IconTrash size={18} stroke={1.5} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <ReceiptsField value={uploads} onChange={attach} {...(onRead && { onRead })} />}
    </Section>
  )
}
