// Exports the list as a spreadsheet: visible columns, selected rows or all that match. No timeout.

import { useCallback, useState } from 'react'
import type { Targets } from '#platform/contract/table.ts'
import { download } from '../../api/download.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { useText } from '../../i18n/texts.ts'
import { dismiss, notify } from '../../core/notify.ts'
import { useListContext } from '../list-context.ts'

export const exportAction = 'exportExcel'

/** Milliseconds without a message; a quick download would only make it flicker. */
const patience = 1500
/** Milliseconds after which the message disappears, unless the file arrives earlier (spec 1 §9). */
const longestShown = 60_000

export function useExport() {
  const t = useText()
  const { bulkEndpoint, columns, list } = useListContext()
  const [isExporting, setExporting] = useState(false)
  const exportRows = useCallback(
    (targets: Targets, action: string = exportAction) => {
      if (!bulkEndpoint) return
      setExporting(true)
      let told: number | undefined
      const tell = setTimeout(() => {
        told = notify({ type: 'info', title: t('table_export_running'), duration: longestShown })
      }, patience)
      const keys = columns.filter((column) => column.cell !== 'detail').map((column) => column.key)
      const body = { bulkAction: action, targets, columns: keys, sort: list.sort }
      download(bulkEndpoint.path, { method: 'POST', body })
        .catch(tellFailure)
        .finally(() => {
          clearTimeout(tell)
          if (told !== undefined) dismiss(told)
          setExporting(false)
        })
    },
    [bulkEndpoint, columns, list.sort, t],
  )
  return { exportRows, isExporting }
}
