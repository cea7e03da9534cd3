// Items of a list that shows its first page, and further pages on request.

import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

export interface Pages<Item> {
  items: Item[]
  /** Number of items that are not loaded yet. */
  left: number
  isLoading: boolean
  failure: unknown
  /** Loads the next page, or repeats the one that failed. */
  more: () => void
}

interface Given<Data, Item, Key extends QueryKey> {
  /** Query of a page, counted from 1. */
  queryOf: (page: number) => UseQueryOptions<Data, Error, Data, Key>
  itemsOf: (data: Data) => readonly Item[]
  idOf: (item: Item) => string
  total: number
  /** First page, if it was loaded with something else. */
  first?: readonly Item[]
  /** False while nothing is shown, and therefore nothing loaded. */
  isShown?: boolean
  /** Only the first page is shown again when this changes, such as the filter of the list. */
  match: string
}

export function usePages<Data, Item, Key extends QueryKey>(given: Given<Data, Item, Key>): Pages<Item> {
  const { queryOf, itemsOf, idOf, total, first, isShown = true, match } = given
  const [asked, ask] = useState({ match, pages: 1 })
  const pages = asked.match === match ? asked.pages : 1
  const start = first ? 2 : 1
  const loaded = useQueries({
    queries: Array.from({ length: isShown ? pages + 1 - start : 0 }, (_, index) => queryOf(index + start)),
    // Equal results keep their identity, so that `items` may be a dependency.
    combine: (answers) => ({
      items: withoutRepetition([...(first ?? []), ...itemsIn(answers, itemsOf)], idOf),
      isLoading: answers.some(({ isLoading }) => isLoading),
      failed: answers.find(({ error, data }) => error && data === undefined),
    }),
  })
  const { items, isLoading, failed } = loaded
  return {
    items,
    left: Math.max(0, total - items.length),
    isLoading,
    failure: failed?.error,
    more: () => (failed ? void failed.refetch() : ask({ match, pages: pages + 1 })),
  }
}

const itemsIn = <Data, Item>(
  answers: readonly { data: Data | undefined }[],
  itemsOf: (data: Data) => readonly Item[],
): Item[] => answers.flatMap(({ data }) => (data === undefined ? [] : itemsOf(data)))

/** Between two requests an item may have moved to the next page. */
const withoutRepetition = <Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [idOf(item), item])).values(),
]
