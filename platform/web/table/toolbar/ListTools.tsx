// Icon buttons at the end of the toolbar: legend, density, columns, export.

import { Loader, Tooltip } from '@mantine/core'
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns3,
  IconDownload,
  type Icon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useSession } from '../../api/session.ts'
import { useExport } from '../bulk/use-export.ts'
import { ColumnSettingsModal } from '../columns/ColumnSettingsModal.tsx'
import { useListContext } from '../list-context.ts'
import { allMatching, targetsOf } from '../selection.ts'
import { useDensity } from '../stored-preferences.ts'
import { LegendPopover } from './LegendPopover.tsx'
import { ToolIcon } from './ToolIcon.tsx'
import styles from './ListTools.module.css'

export function ListTools() {
  const t = useText()
  const { can } = useSession()
  const { definition, bulkEndpoint, list, total } = useListContext()
  const { exportRows, isExporting } = useExport()
  const [density, setDensity] = useDensity()
  const [setsColumns, setColumns] = useState(false)
  const { settings } = definition
  const isCompact = density === 'compact'
  return (
    <div className={styles.tools}>
      {definition.legend.length > 0 && <LegendPopover entries={definition.legend} />}
      <span className={styles.wide}>
        <ToolButton
          title={t(isCompact ? 'table_density_comfortable' : 'table_density_compact')}
          icon={isCompact ? IconBaselineDensityMedium : IconBaselineDensitySmall}
          onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
        />
      </span>
      {can('shared_view_settings') && (
        <span className={styles.wide}>
          <ToolButton
            title={settings.tooltip || t('table_columns')}
            icon={IconColumns3}
            isOff={!settings.enabled}
            onClick={() => setColumns(true)}
          />
        </span>
      )}
      {definition.excelDownload && bulkEndpoint && (
        <ToolButton
          title={t(total.items > 0 ? 'table_export' : 'table_export_empty')}
          icon={IconDownload}
          isBusy={isExporting}
          isOff={total.items === 0}
          onClick={() => exportRows(targetsOf(allMatching, list))}
        />
      )}
      {setsColumns && <ColumnSettingsModal onClose={() => setColumns(false)} />}
    </div>
  )
}

interface ToolButtonProps {
  title: string
  icon: Icon
  /** Disabled, with an explanation. */
  isOff?: boolean
  isBusy?: boolean
  onClick: () => void
}

function ToolButton({ title, icon: Mark, isOff = false, isBusy = false, onClick }: ToolButtonProps) {
  return (
    <Tooltip label={title}>
      <ToolIcon
        aria-label={title}
        aria-disabled={isOff}
        aria-busy={isBusy}
        {...(isOff ? { 'data-disabled': true } : {})}
        onClick={() => !isOff && !isBusy && onClick()}
      >
        {isBusy ? <Loader size={16} /> : <Mark size={18} stroke={1.5} aria-hidden />}
      </ToolIcon>
    </Tooltip>
  )
}
