// One application on the board, with what matters in its column, and the menu that moves it.

import { useDraggable } from '@dnd-kit/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { GradeMark } from '#platform/web/ui/GradeMark.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { BoardCard, BoardMove } from '../../contract/board.ts'
import type { BoardColumn } from '../../rules/board.ts'
import { remainingWords } from '../review/remaining.ts'
import styles from './BoardCard.module.css'
import { columnWords, moveWords } from './board-words.ts'

interface Props {
  card: BoardCard
  column: BoardColumn
  /** True for the card with tabindex 0 (roving tabindex). */
  isReachable: boolean
  onMove: (card: BoardCard, move: BoardMove) => void
}

/** Moves that this person may perform, though maybe not now. */
const offeredMoves = ({ moves }: BoardCard): BoardMove[] => moves.filter(({ action }) => action !== null)

export function DraggableCard({ card, column, isReachable, onMove }: Props) {
  const t = useText()
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.applicationId,
    disabled: offeredMoves(card).length === 0,
  })
  const setCard = (element: HTMLElement | null) => {
    setNodeRef(element)
    setActivatorNodeRef(element)
  }
  return (
    <div
      ref={setCard}
      className={styles.card}
      data-card={card.applicationId}
      data-dragging={isDragging || undefined}
      data-movable={offeredMoves(card).length > 0 || undefined}
      {...listeners}
      role="group"
      aria-label={`${card.number} ${card.contactName}`}
      aria-roledescription={t('applications_board_card')}
      aria-describedby={attributes['aria-describedby']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys walk over the cards, one of which Tab reaches
      tabIndex={isReachable ? 0 : -1}
    >
      <CardContent card={card} column={column} isReachable={isReachable} onMove={onMove} />
    </div>
  )
}

/** The card under the pointer while it is dragged. */
export function LiftedCard(props: Pick<Props, 'card' | 'column'>) {
  return (
    <div className={styles.card} data-lifted>
      <CardContent {...props} />
    </div>
  )
}

function CardContent({ card, column, isReachable = false, onMove }: Partial<Props> & Pick<Props, 'card' | 'column'>) {
  const t = useText()
  const { applicationId, contactName, number, overall_evaluation: grade, overall_star, persons } = card
  const tabIndex = isReachable ? 0 : -1
  return (
    <>
      <div className={styles.name}>
        <GradeMark grade={grade} />
        <ScreenLink to={`/applications/${applicationId}`} tabIndex={tabIndex}>
          {contactName}
        </ScreenLink>
        {overall_star && (
          <IconStarFilled size={14} className={styles.star} role="img" aria-label={t('applications_column_star')} />
        )}
        {onMove && (
          <span className={styles.menu}>
            <ActionMenu
              label={t('applications_board_move', { name: contactName })}
              tabIndex={tabIndex}
              actions={offeredMoves(card).map((move) => ({
                key: move.to,
                title: t('applications_board_move_to', { column: columnWords(t, move.to) }),
                allowed: move.allowed,
                reason: moveWords(t, move),
                run: () => onMove(card, move),
              }))}
            />
          </span>
        )}
      </div>
      <span className={styles.facts}>
        {[number, card.householdTypeTitle, persons > 1 && t('objects_persons_count', { count: persons })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <CardFacts card={card} column={column} />
      {card.alongWith && (
        <span className={styles.facts}>{t('applications_board_along_with', { object: card.alongWith })}</span>
      )}
      {card.note && <span className={styles.note}>{card.note}</span>}
    </>
  )
}

function CardFacts({ card, column }: Pick<Props, 'card' | 'column'>) {
  const t = useText()
  const { assignment, progress_state, stateTitle } = card
  if (column === 'application') {
    return (
      <>
        <span className={styles.rank}>{rankWords(t, card)}</span>
        <StateBadge state={progress_state} title={stateTitle} />
      </>
    )
  }
  if (column === 'offer') return <OfferFacts card={card} />
  if (column === 'declined' || !assignment) return null
  return (
    <>
      {assignment.contractState && assignment.contractStateTitle && (
        <StateBadge state={assignment.contractState} title={assignment.contractStateTitle} />
      )}
      <span className={styles.facts}>
        {column === 'tenancy' && assignment.contractStart
          ? t('objects_tenancy_from', { date: formatDate(assignment.contractStart) })
          : t('applications_board_assigned_on', { date: formatDate(assignment.assignedAt) })}
      </span>
    </>
  )
}

function rankWords(t: Translate, { place, points, rank }: BoardCard): string {
  return [
    place !== null && t('applications_board_place', { place }),
    points !== null && t('applications_reason_points', { points: formatNumber(points) }),
    rank !== null && t('applications_rank', { rank }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function OfferFacts({ card: { offer } }: Pick<Props, 'card'>) {
  const t = useText()
  const [now] = useState(() => new Date())
  if (!offer) return null
  return (
    <>
      <span className={styles.rank}>
        {t('applications_open_until', { date: formatDate(offer.validUntil) })}
        {' · '}
        {remainingWords(t, offer.validUntil, now)}
      </span>
      {offer.remindedAt && (
        <span className={styles.facts}>{t('applications_reminded_on', { date: formatDate(offer.remindedAt) })}</span>
      )}
    </>
  )
}
