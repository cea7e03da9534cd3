// Cards of the columns: the first page of each comes with the board, the next ones on request.

import { usePages, type Pages } from '#platform/web/api/use-pages.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { getObjectBoardColumn, type BoardCard, type BoardColumnView } from '../../contract/board.ts'
import { boardColumns, type BoardColumn } from '../../rules/board.ts'

export type BoardCards = Readonly<Record<BoardColumn, Pages<BoardCard>>>

export function useBoardCards(objectId: string, columns: readonly BoardColumnView[]): BoardCards {
  const given = { objectId, columns }
  return {
    application: useColumnCards(given, 'application'),
    offer: useColumnCards(given, 'offer'),
    assignment: useColumnCards(given, 'assignment'),
    tenancy: useColumnCards(given, 'tenancy'),
    declined: useColumnCards(given, 'declined'),
  }
}

interface Given {
  objectId: string
  columns: readonly BoardColumnView[]
}

function useColumnCards({ objectId, columns }: Given, key: BoardColumn): Pages<BoardCard> {
  const column = columns.find((one) => one.key === key)
  return usePages({
    queryOf: (page) => queryOf(getObjectBoardColumn, { params: { id: objectId, column: key }, query: { page } }),
    itemsOf: ({ cards }) => cards,
    idOf: ({ applicationId }) => applicationId,
    total: column?.total ?? 0,
    first: column?.cards ?? none,
    match: objectId,
  })
}

const none: readonly BoardCard[] = []

export function cardIn(cards: BoardCards, id: string): BoardCard | undefined {
  return boardColumns.flatMap((key) => cards[key].items).find(({ applicationId }) => applicationId === id)
}

export function columnIn(cards: BoardCards, id: string): BoardColumn | undefined {
  return boardColumns.find((key) => cards[key].items.some(({ applicationId }) => applicationId === id))
}
