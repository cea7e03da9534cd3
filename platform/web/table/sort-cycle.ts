// Sort direction of a column cycles none, ascending, descending, none (spec 1 §4). Numbers and dates begin with the
// highest or newest, because those are looked for first.

import type { Column } from '#platform/contract/table.ts'

type CellKind = Column['cell']

export type Direction = 'ascending' | 'descending' | 'none'

export function directionOf(sort: string, column: string): Direction {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

const highestFirst = new Set<CellKind>(['number', 'money', 'date', 'datetime'])

export const beginsDescending = ({ cell }: { cell: CellKind }): boolean => highestFirst.has(cell)

export function nextSort(sort: string, column: { key: string; cell: CellKind }): string {
  const [up, down] = [column.key, `-${column.key}`]
  const direction = directionOf(sort, column.key)
  if (direction === 'none') return beginsDescending(column) ? down : up
  if (direction === 'ascending') return beginsDescending(column) ? '' : down
  return beginsDescending(column) ? up : ''
}
