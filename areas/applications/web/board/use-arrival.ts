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
}

/** Milliseconds until a closed dialog has given the focus back. */
const settling = 250

export function useArrival(columnOf: (id: string) => BoardColumn | undefined, isAsking: boolean) {
  const t = useText()
  const { current } = usePanel()
  const [said, say] = useState('')
  const expected = useRef<Expected>(undefined)
  const isBusy = isAsking || current !== undefined
  useEffect(() => {
    if (isBusy || !expected.current) return undefined
    const { card, from } = expected.current
    const now = columnOf(card.applicationId)
    if (now === undefined || now === from) return undefined
    const timer = setTimeout(() => {
      expected.current = undefined
      say(t('applications_board_moved', { name: card.contactName, column: columnWords(t, now) }))
      const isUsedElsewhere = document.activeElement?.closest('[role=dialog], input, textarea, select')
      if (!isUsedElsewhere)
        document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card.applicationId)}"]`)?.focus()
    }, settling)
    return () => clearTimeout(timer)
  })
  return {
    said,
    expect: (card: BoardCard) => {
      say('')
      expected.current = { card, from: columnOf(card.applicationId) }
    },
  }
}
