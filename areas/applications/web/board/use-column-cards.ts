// Cards of a column: the first page comes with the board, the next ones on request.

import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { getObjectBoardColumn, type BoardCard, type BoardColumnView } from '../../contract/board.ts'

interface ColumnCards {
  cards: BoardCard[]
  /** Number of cards that are not loaded yet. */
  left: number
  isLoading: boolean
  failure: unknown
  /** Loads the next page, or repeats the one that failed. */
  more: () => void
}

export function useColumnCards(objectId: string, { key, total, cards: first }: BoardColumnView): ColumnCards {
  const [pages, setPages] = useState(1)
  const further = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) =>
      queryOf(getObjectBoardColumn, { params: { id: objectId, column: key }, query: { page: index + 2 } }),
    ),
    combine: (answers) => ({
      cards: answers.flatMap(({ data }) => data?.cards ?? []),
      isLoading: answers.some(({ isLoading }) => isLoading),
      failed: answers.find(({ error, data }) => error && !data),
    }),
  })
  const cards = useMemo(() => withoutRepetition([...first, ...further.cards]), [first, further.cards])
  return {
    cards,
    left: Math.max(0, total - cards.length),
    isLoading: further.isLoading,
    failure: further.failed?.error,
    more: () => (further.failed ? void further.failed.refetch() : setPages(pages + 1)),
  }
}

/** Between two requests a card may have moved to the next page. */
const withoutRepetition = (cards: readonly BoardCard[]): BoardCard[] => [
  ...new Map(cards.map((card) => [card.applicationId, card])).values(),
]
