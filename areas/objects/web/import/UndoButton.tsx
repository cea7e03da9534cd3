// Undoes a whole import, after a confirmation that says what is deleted and what is kept.

import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { listBuildings } from '#areas/buildings/contract/buildings.ts'
import { useChange } from '#platform/web/api/query.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { getBulkImport, undoImport, type PastImport } from '../../contract/bulk-import.ts'
import { staleAfterChange } from '../changes.ts'

export function UndoButton({ past }: { past: PastImport }) {
  const t = useText()
  const undo = useChange(undoImport, { stale: [getBulkImport, listBuildings, ...staleAfterChange], timeout: false })
  const { id, fileName: file, counts, state } = past
  if (state === 'undone' || counts.created + counts.changed === 0) return null
  const ask = async () => {
    const sure = await askToConfirm({
      title: t('objects_import_undo_question', { file }),
      text: t('objects_import_undo_text', {
        created: formatNumber(counts.created),
        changed: formatNumber(counts.changed),
      }),
      confirm: t('objects_import_undo'),
      danger: true,
    })
    if (sure) undo.mutate({ params: { id } })
  }
  return (
    <Button
      variant="default"
      loading={undo.isPending}
      leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
      aria-label={t('objects_import_undo_of', { file })}
      onClick={() => void ask()}
    >
      {t('objects_import_undo')}
    </Button>
  )
}
