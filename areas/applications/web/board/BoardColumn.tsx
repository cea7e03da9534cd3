// One column of the board: name and count, cards, and what a drop would do while a card is dragged.

import { useDroppable } from '@dnd-kit/core'
import { Button } from '@mantine/core'
import { IconBan, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Pages } from '#platform/web/api/use-pages.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { cardsPerPage, type BoardCard, type BoardColumnView, type BoardMove } from '../../contract/board.ts'
import styles from './BoardColumn.module.css'
import { columnWords, moveWords } from './board-words.ts'
import { DraggableCard } from './BoardCard.tsx'

interface Props {
  column: BoardColumnView
  cards: Pages<BoardCard>
  reachable: string | undefined
  /** Move of the dragged card to this column; undefined while none is dragged, or above its own column. */
  offered: BoardMove | undefined
  onMove: (card: BoardCard, move: BoardMove) => void
}

export function BoardColumn({ column, cards: pages, reachable, offered, onMove }: Props) {
  const t = useText()
  const titleId = useId()
  const { setNodeRef, isOver } = useDroppable({ id: column.key })
  const [isOpen, setOpen] = useState(column.key !== 'declined')
  const { items: cards, left, isLoading, failure, more } = pages
  const canCollapse = column.key === 'declined'
  const title = (
    <h2 className={styles.title} id={titleId}>
      {columnWords(t, column.key)} <span className={styles.count}>{formatNumber(column.total)}</span>
    </h2>
  )
  // One card of each column is a tab stop, so that a long column can be scrolled by keyboard.
  const tabStop = cards.some(({ applicationId }) => applicationId === reachable) ? reachable : cards[0]?.applicationId
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      aria-labelledby={titleId}
      data-column={column.key}
      data-collapsed={!isOpen || undefined}
      data-drop={offered && (offered.allowed ? 'allowed' : 'refused')}
      data-over={isOver || undefined}
    >
      <header className={styles.head}>
        {canCollapse ? (
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? (
              <IconChevronRight size={16} stroke={1.5} aria-hidden />
            ) : (
              <IconChevronLeft size={16} stroke={1.5} aria-hidden />
            )}
            {title}
          </button>
        ) : (
          title
        )}
      </header>
      {offered && (
        <p className={styles.drop} aria-hidden>
          {!offered.allowed && <IconBan size={16} stroke={1.5} />}
          <span>{moveWords(t, offered)}</span>
        </p>
      )}
      {isOpen && cards.length > 0 && (
        <ol className={styles.cards} aria-labelledby={titleId}>
          {cards.map((card) => (
            <li key={card.applicationId}>
              <DraggableCard
                card={card}
                column={column.key}
                isReachable={tabStop === card.applicationId}
                onMove={onMove}
              />
            </li>
          ))}
        </ol>
      )}
      {isOpen && column.total === 0 && <p className={styles.empty}>{t('applications_board_empty')}</p>}
      {isOpen && Boolean(failure) && <FailedState failure={failure} retry={more} />}
      {isOpen && left > 0 && !failure && (
        <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={more} className={styles.more}>
          {t('applications_board_more', { count: Math.min(left, cardsPerPage) })}
        </Button>
      )}
    </section>
  )
}
