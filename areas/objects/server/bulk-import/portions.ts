// Long work on the rows or columns of a file, without blocking other requests.

import { setImmediate as breathe } from 'node:timers/promises'

const longestPortion = 20

/** Yields to other requests every 20 ms, because a file may have 20,000 rows. */
export async function inPortions<Row, Planned>(
  rows: readonly Row[],
  plan: (row: Row, at: number) => Planned,
): Promise<Planned[]> {
  const planned: Planned[] = []
  let begun = performance.now()
  for (const [at, row] of rows.entries()) {
    planned.push(plan(row, at))
    if (performance.now() - begun < longestPortion) continue
    await breathe()
    begun = performance.now()
  }
  return planned
}
