// Hides small groups of people from those who are not administrators: a count below five is not shown and opens
// nothing. If only one group would be hidden, it could be found by subtraction; the next smallest is then hidden too.

export const smallest = 5

export interface Counted {
  key: string
  records: number
}

/** Keys of the groups to hide. Empty groups are not hidden. */
export function maskedKeys(groups: readonly Counted[]): ReadonlySet<string> {
  const filled = groups.filter(({ records }) => records > 0).toSorted((a, b) => a.records - b.records)
  const small = filled.filter(({ records }) => records < smallest)
  const hidden = small.reduce((sum, { records }) => sum + records, 0)
  const alsoHidden = small.length > 0 && hidden < smallest ? filled.slice(small.length, small.length + 1) : []
  return new Set([...small, ...alsoHidden].map(({ key }) => key))
}

/** A number of people is shown if it is zero or at least five. */
export const isLargeEnough = (records: number): boolean => records === 0 || records >= smallest

/** Same for a part of a shown number: the rest must not be a small group either. */
export const isShownPart = (part: number, whole: number): boolean =>
  isLargeEnough(part) && isLargeEnough(Math.max(0, whole - part))

/**
 * Cells of a table to hide, when the sums of its rows and columns are known: in each row and column the hidden cells
 * add up to at least five, as far as there are others to hide.
 */
export function maskedCells(rows: readonly (readonly number[])[]): boolean[][] {
  const hidden = rows.map((row) => row.map((value) => !isLargeEnough(value)))
  const columns = Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) => column)
  const lines = [
    ...rows.map((row, at) => row.map((_, column): Cell => [at, column])),
    ...columns.map((column) => rows.flatMap((row, at): Cell[] => (column < row.length ? [[at, column]] : []))),
  ]
  const valueAt = ([row, column]: Cell) => rows[row]?.[column] ?? 0
  const isHidden = ([row, column]: Cell) => hidden[row]?.[column] ?? false
  // Each round hides at least one more cell, or is the last.
  for (let hides = true; hides;) {
    hides = false
    for (const line of lines) {
      const next = nextToHide(line, valueAt, isHidden)
      const row = next && hidden[next[0]]
      if (!row) continue
      row[next[1]] = true
      hides = true
    }
  }
  return hidden
}

type Cell = readonly [row: number, column: number]

function nextToHide(
  line: readonly Cell[],
  valueAt: (cell: Cell) => number,
  isHidden: (cell: Cell) => boolean,
): Cell | undefined {
  const filled = line.filter((cell) => valueAt(cell) > 0)
  const sum = filled.filter(isHidden).reduce((all, cell) => all + valueAt(cell), 0)
  if (sum === 0 || sum >= smallest) return undefined
  return filled.filter((cell) => !isHidden(cell)).toSorted((a, b) => valueAt(a) - valueAt(b))[0]
}
