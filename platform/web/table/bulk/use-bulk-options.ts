// Bulk actions for the selected rows: availability, execution, and the selection afterwards.

import type { Icon } from '@tabler/icons-react'
import type { BulkAnswer, BulkOption, Targets } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useSession } from '../../api/session.ts'
import { iconByName } from '../icon-names.ts'
import { useListContext } from '../list-context.ts'
import { countSelected, isSelected, nothingSelected, onlySkipped, targetsOf } from '../selection.ts'
import { offeredFor, type Offered } from './bulk-availability.ts'
import { exportAction, useExport } from './use-export.ts'

export interface OfferedOption {
  option: BulkOption
  offered: Offered
  icon: Icon | undefined
  isRunning: boolean
  run: () => void
}

interface BulkOptions {
  count: number
  targets: Targets
  options: OfferedOption[]
  /** After the action: the skipped rows stay selected. */
  settle: (answer: BulkAnswer | undefined) => void
}

export function useBulkOptions(choose: (option: BulkOption) => void): BulkOptions {
  const t = useText()
  const { definition, bulkEndpoint, rows, list, total, choice } = useListContext()
  const { bootstrap } = useSession()
  const { exportRows, isExporting } = useExport()
  const { selection, set } = choice
  const targets = targetsOf(selection, list)
  // For "all that match" the browser knows only this page; the server skips the rows that are not allowed.
  const known = selection.kind === 'rows' ? [...selection.rows.values()] : []
  const circumstances = {
    rows: known.map((row) => rows.find((fresh) => fresh._id === row._id) ?? row),
    bulkMailInBackground: bootstrap.settings.backgroundProcesses.bulkMail,
    differentLanguages: t('table_bulk_different_languages'),
  }
  const listed = bulkEndpoint ? [...definition.bulkOptions, ...definition.bulkExtraOptions] : []
  const missingExport = definition.excelDownload && bulkEndpoint && !listed.some((one) => one.value === exportAction)
  const all = missingExport
    ? [...listed, { value: exportAction, displayName: t('table_export'), icon: 'download' }]
    : listed
  return {
    count: countSelected(selection, total.items),
    targets,
    options: all.map((option) => ({
      option,
      offered: offeredFor(option, circumstances),
      icon: option.icon ? iconByName[option.icon] : undefined,
      isRunning: isFile(option) && isExporting,
      run: () => (isFile(option) ? exportRows(targets, option.value) : choose(option)),
    })),
    settle: (answer) => {
      if (!answer?.skipped.length) return set(nothingSelected)
      const stillChosen = answer.skipped.filter(({ id }) => isSelected(selection, id))
      set(onlySkipped(selection, stillChosen))
    },
  }
}

const isFile = ({ value, download }: BulkOption): boolean => download === true || value === exportAction
