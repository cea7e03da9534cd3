// Table cell with the adults of a row and a button to add one (domain.md §2.1).

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { CellProps } from '#platform/web/table/cell-props.ts'
import { LinksCell } from '#platform/web/table/cells/LinksCell.tsx'
import styles from './AdultsCell.module.css'
import { newPerson } from './new-person.ts'

export function AdultsCell(props: CellProps) {
  const t = useText()
  const panel = usePanel()
  const label = t('applications_add_adult')
  return (
    <span className={styles.cell}>
      <LinksCell {...props} />
      <Tooltip label={label}>
        <ActionIcon
          size={24}
          className={styles.plus}
          aria-label={label}
          onClick={() => void panel.open('ApplicationAdult', newPerson, props.row._id)}
        >
          <IconPlus size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </span>
  )
}
