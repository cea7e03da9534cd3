// After a move: announces the new column of the card and puts the focus on it, because its former place is gone.

import { useEffect, useRef, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { BoardCard } from '../../contract/board.ts'
import type { BoardColumn } from '../../rules/board.ts'
import { columnWords } from './board-words.ts'

interface Expected {
  card: BoardCard
  from: BoardColumn | undefined
  /** Milliseconds; undefined while a dialog or panel is open, in which the move may still be performed. */
  until: number | undefined
}

/** Milliseconds until a closed dialog has given the focus back. */
const settling = 250
/** Milliseconds for a confirmation and its request. A card that moves later was moved by somebody else. */
const patience = 30_000

export function useArrival(columnOf: (id: string) => BoardColumn | undefined, isAsking: boolean) {
  const t = useText()
  const { current } = usePanel()
  const [said, say] = useState('')
  const expected = useRef<Expected>(undefined)
  const isBusy = isAsking || current !== undefined
  useEffect(() => {
    const wanted = expected.current
    if (!wanted) return undefined
    wanted.until = isBusy ? undefined : (wanted.until ?? Date.now() + patience)
    if (wanted.until === undefined) return undefined
    const { card, from, until } = wanted
    if (Date.now() > until) {
      expected.current = undefined
      return undefined
    }
    const now = columnOf(card.applicationId)
    if (now === undefined || now === from) return undefined
    const timer = setTimeout(() => {
      expected.current = undefined
      say(t('applications_board_moved', { name: card.contactName, column: columnWords(t, now) }))
      if (isFocusFree(card.applicationId)) placeOf(card.applicationId, now)?.focus()
    }, settling)
    return () => clearTimeout(timer)
  })
  return {
    said,
    expect: (card: BoardCard) => {
      say('')
      expected.current = { card, from: columnOf(card.applicationId), until: undefined }
    },
  }
}

/** False if the person has gone on to another card, or writes. */
function isFocusFree(applicationId: string): boolean {
  const used = document.activeElement?.closest(
    '[data-card], [role=dialog], input, textarea, select, [contenteditable=true]',
  )
  return !used || used.matches(cardWith(applicationId))
}

/** The card, or the head of its column while that is collapsed. */
const placeOf = (applicationId: string, column: BoardColumn): HTMLElement | null =>
  document.querySelector<HTMLElement>(cardWith(applicationId)) ??
  document.querySelector<HTMLElement>(`[data-column=${column}] [aria-expanded=false]`)

const cardWith = (applicationId: string) => `[data-card="${CSS.escape(applicationId)}"]`
