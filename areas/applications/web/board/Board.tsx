// The board: columns of cards, moved by drag, by keyboard or by the menu of a card. Each move performs the action of the same
// button elsewhere.

import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { notify } from '#platform/web/core/notify.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { BoardCard, BoardMove, getObjectBoard } from '../../contract/board.ts'
import styles from './Board.module.css'
import { columnCoordinates, columnUnder, walkCards } from './board-keys.ts'
import { columnWords, moveWords, useBoardWords, type FindMove } from './board-words.ts'
import { LiftedCard } from './BoardCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { useArrival } from './use-arrival.ts'
import { cardIn, columnIn, useBoardCards } from './use-board-cards.ts'
import { useMove, type AskedMove } from './use-move.ts'

interface Props {
  board: ReceivedResponseOf<typeof getObjectBoard>
}

export function Board({ board }: Props) {
  const t = useText()
  const { objectId, title, columns } = board
  const cards = useBoardCards(objectId, columns)
  const [asked, ask] = useState<AskedMove>()
  const [dragged, drag] = useState<string>()
  const [active, activate] = useState<string>()
  const arrival = useArrival((id) => columnIn(cards, id), asked !== undefined)
  const perform = useMove(objectId, ask)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: columnCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const find: FindMove = (cardId, column) => {
    const card = cardIn(cards, cardId)
    return card && { card, move: card.moves.find(({ to }) => to === column) }
  }
  const words = useBoardWords(find)
  const move = (card: BoardCard, to: BoardMove) => {
    if (to.allowed) {
      arrival.expect(card)
      perform(card, to)
      return
    }
    notify({
      type: 'warning',
      title: t('applications_board_refused', { column: columnWords(t, to.to) }),
      description: moveWords(t, to),
    })
  }
  const drop = ({ active: { id }, over }: DragEndEvent) => {
    drag(undefined)
    const found = over ? find(String(id), String(over.id)) : undefined
    if (found?.move) move(found.card, found.move)
  }
  const shownDragged = dragged === undefined ? undefined : cardIn(cards, dragged)
  const first = columns.flatMap((column) => column.cards)[0]?.applicationId
  const reachable = active !== undefined && cardIn(cards, active) ? active : first
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={words}
      onDragStart={({ active: { id } }) => drag(String(id))}
      onDragEnd={drop}
      onDragCancel={() => drag(undefined)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the cards, which have the focus */}
      <div
        className={styles.board}
        role="group"
        aria-label={t('applications_board_of', { object: title })}
        onKeyDown={(event) => {
          if (dragged === undefined && walkCards(event)) event.preventDefault()
        }}
        onFocus={({ target }) => {
          const id = target.closest('[data-card]')?.getAttribute('data-card')
          if (id) activate(id)
        }}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            cards={cards[column.key]}
            reachable={reachable}
            offered={shownDragged?.moves.find(({ to }) => to === column.key)}
            onMove={move}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {shownDragged && (
          <LiftedCard card={shownDragged} column={columnIn(cards, shownDragged.applicationId) ?? 'application'} />
        )}
      </DragOverlay>
      <p className="visually-hidden" role="status">
        {arrival.said}
      </p>
      {asked && <MoveDialog asked={asked} object={{ objectId, title }} onClose={() => ask(undefined)} />}
    </DndContext>
  )
}
