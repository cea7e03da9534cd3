// Shows if the documents are complete, so that the detail page need not be opened (domain.md §2.1).

import { Tooltip } from '@mantine/core'
import { IconFile, IconFileAlert, IconFileCheck, IconFileX, type Icon } from '@tabler/icons-react'
import { documentsCell, type documentsStates } from '#platform/contract/table-cells.ts'
import { useText } from '../../i18n/texts.ts'
import type { CellProps } from '../cell-props.ts'
import styles from './cells.module.css'
import { NoValue } from './NoValue.tsx'

type DocumentsState = (typeof documentsStates)[number]

const looks: Record<DocumentsState, { icon: Icon; tone: string }> = {
  none: { icon: IconFile, tone: 'grey' },
  partial: { icon: IconFileAlert, tone: 'amber' },
  complete: { icon: IconFileCheck, tone: 'green' },
  expired: { icon: IconFileX, tone: 'red' },
}

export function DocumentsCell({ value }: CellProps) {
  const t = useText()
  const state = documentsCell.safeParse(value).data
  if (!state) return <NoValue />
  const { icon: Mark, tone } = looks[state]
  const words = t(`table_documents_${state}`)
  return (
    <Tooltip label={words}>
      <span className={styles.mark} data-tone={tone}>
        <Mark size={18} stroke={1.5} aria-hidden />
        <span className="visually-hidden">{words}</span>
      </span>
    </Tooltip>
  )
}
