// The list as a spreadsheet: the columns as shown, the rows chosen or all that match. It may take as long as it needs.

import { useCallback, useState } from 'react'
import type { Targets } from '#platform/contract/table.ts'
import { noticesOf } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { useText } from '../../i18n/texts.ts'
import { notify } from '../../shell/notify.ts'
import { useListContext } from '../list-context.ts'

export const exportAction = 'exportExcel'

/** Before this long one sees the file itself; a message would only flicker. */
const patience = 1500

export function useExport() {
  const t = useText()
  const { bulkEndpoint, columns, list } = useListContext()
  const [isExporting, setExporting] = useState(false)
  const exportRows = useCallback(
    (targets: Targets, action: string = exportAction) => {
      if (!bulkEndpoint) return
      setExporting(true)
      const tell = setTimeout(() => notify({ type: 'info', title: t('table_export_running') }), patience)
      const keys = columns.filter((column) => column.cell !== 'detail').map((column) => column.key)
      const body = { bulkAction: action, targets, columns: keys, sort: list.sort }
      download(bulkEndpoint.path, { method: 'POST', body })
        .catch((failure: unknown) => noticesOf(failure).forEach((notice) => notify(notice)))
        .finally(() => {
          clearTimeout(tell)
          setExporting(false)
        })
    },
    [bulkEndpoint, columns, list.sort, t],
  )
  return { exportRows, isExporting }
}
