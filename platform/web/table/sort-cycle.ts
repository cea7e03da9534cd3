// Sort direction of a column cycles none, ascending, descending, none (spec 1 §4).

export type Direction = 'ascending' | 'descending' | 'none'

export function directionOf(sort: string, column: string): Direction {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

export function nextSort(sort: string, column: string): string {
  const next: Record<Direction, string> = { none: column, ascending: `-${column}`, descending: '' }
  return next[directionOf(sort, column)]
}
