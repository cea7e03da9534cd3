// Compares the rows of a spreadsheet with a draft. Amounts in Rappen.

import { isFixed, type DraftPrices, type WhatIfObject } from './what-if.ts'

interface Read {
  objectId: string | null
  price: number | null
}

export interface SheetChanges<Row> {
  /** The draft with the prices of the spreadsheet. */
  prices: DraftPrices
  changed: number
  same: number
  /** Rows that would change the agreed price of a reserved or sold object. */
  fixed: Row[]
}

export function sheetChanges<Row extends Read>(
  rows: readonly Row[],
  objects: readonly WhatIfObject[],
  draft: DraftPrices,
): SheetChanges<Row> {
  const byId = new Map(objects.map((object) => [object.id, object]))
  const prices = new Map(draft)
  const fixed: Row[] = []
  let [changed, same] = [0, 0]
  for (const row of rows) {
    const object = row.objectId === null ? undefined : byId.get(row.objectId)
    if (!object || row.price === null) continue
    if (draft.get(object.id) === row.price) same += 1
    else if (isFixed(object)) fixed.push(row)
    else {
      changed += 1
      prices.set(object.id, row.price)
    }
  }
  return { prices, changed, same, fixed }
}
