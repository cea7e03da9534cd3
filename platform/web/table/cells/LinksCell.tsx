// People or things: the first three, on a card the first one, as links or panel buttons; the others are counted and shown on request.

import { Popover } from '@mantine/core'
import { Fragment, use } from 'react'
import { linksCell } from '#platform/contract/table-cells.ts'
import { useText } from '../../i18n/texts.ts'
import type { CellProps } from '../cell-props.ts'
import { OnCard } from './on-card.ts'
import { CellLink } from './CellLink.tsx'
import styles from './cells.module.css'
import { NoValue } from './NoValue.tsx'

const mostInColumn = 3
const mostOnCard = 1

export function LinksCell({ value, column }: CellProps) {
  const t = useText()
  const links = linksCell.safeParse(value).data ?? []
  const shownAtMost = use(OnCard) ? mostOnCard : mostInColumn
  if (links.length === 0) return <NoValue />
  const rest = links.slice(shownAtMost)
  return (
    <span className={styles.links}>
      <span className={styles.named}>
        {links.slice(0, shownAtMost).map((link, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <CellLink link={link} />
          </Fragment>
        ))}
      </span>
      {rest.length > 0 && (
        <Popover position="bottom-start" shadow="md" trapFocus withinPortal>
          <Popover.Target>
            <button
              type="button"
              className={styles.more}
              aria-label={t('table_cell_more', { count: rest.length, column: column.title })}
            >
              +{rest.length}
            </button>
          </Popover.Target>
          <Popover.Dropdown>
            <ul className={styles.list}>
              {links.map((link, index) => (
                <li key={index}>
                  <CellLink link={link} />
                </li>
              ))}
            </ul>
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  )
}
