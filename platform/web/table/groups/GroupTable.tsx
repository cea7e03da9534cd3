// Frame of a grouped table: column heads as in the table without groups, and the bodies of the groups.

import type { ReactNode } from 'react'
import { useText } from '../../i18n/texts.ts'
import { TableFrame } from '../rows/TableFrame.tsx'

interface Props {
  hasBoxes: boolean
  /** Changes with the rows. */
  content: unknown
  /** Receives the number of pinned columns. */
  children: (pinned: number) => ReactNode
}

export function GroupTable({ hasBoxes, content, children }: Props) {
  const t = useText()
  const boxHead = <span className="visually-hidden">{t('table_selection')}</span>
  return (
    <TableFrame isGrouped boxHead={hasBoxes ? boxHead : undefined} content={content}>
      {children}
    </TableFrame>
  )
}
