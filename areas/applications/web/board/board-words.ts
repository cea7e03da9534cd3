// Words of the board: names of the columns, actions behind the moves, and announcements while a card is dragged.

import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import type { BoardCard, BoardMove } from '../../contract/board.ts'
import type { BoardAction, BoardColumn } from '../../rules/board.ts'

const actionText: Record<BoardAction, string> = {
  offer: 'applications_action_offer',
  assign_directly: 'applications_action_assign_directly',
  deny_wish: 'applications_board_deny_wish',
  confirm_offer: 'applications_confirm_offer',
  withdraw_offer: 'applications_action_withdraw_offer',
  record_decline: 'applications_record_decline',
  release: 'applications_action_release',
  cancel_assignment: 'applications_action_cancel_assignment',
  activate: 'applications_action_activate',
}

export const columnWords = (t: Translate, column: BoardColumn): string => t(`applications_board_column_${column}`)

const actionWords = (t: Translate, action: BoardAction): string => t(actionText[action])

/** The action that dropping on a column would perform, or the reason why it cannot. */
export function moveWords(t: Translate, { action, allowed, reason }: BoardMove): string {
  return allowed && action ? actionWords(t, action) : (reason ?? t('applications_board_not_at_once'))
}

/** Finds the card and its move to a column by the ids of the drag library. */
export type FindMove = (cardId: string, column: string) => { card: BoardCard; move: BoardMove | undefined } | undefined

export function useBoardWords(find: FindMove): {
  announcements: Announcements
  screenReaderInstructions: ScreenReaderInstructions
} {
  const t = useText()
  const over = (cardId: string, column: string | undefined): string | undefined => {
    const found = column === undefined ? undefined : find(cardId, column)
    if (!found?.move) return undefined
    const { to, allowed } = found.move
    const words = { column: columnWords(t, to), words: moveWords(t, found.move) }
    return t(allowed ? 'applications_board_drag_over' : 'applications_board_drag_refused', words)
  }
  const nameOf = (cardId: string) => find(cardId, '')?.card.contactName ?? ''
  return {
    screenReaderInstructions: { draggable: t('applications_board_drag_help') },
    announcements: {
      onDragStart: ({ active }) => t('applications_board_drag_start', { name: nameOf(String(active.id)) }),
      onDragOver: (event) => over(String(event.active.id), event.over ? String(event.over.id) : undefined),
      onDragEnd: (event) =>
        over(String(event.active.id), event.over ? String(event.over.id) : undefined) ??
        t('applications_board_drag_cancel', { name: nameOf(String(event.active.id)) }),
      onDragCancel: ({ active }) => t('applications_board_drag_cancel', { name: nameOf(String(active.id)) }),
    },
  }
}
