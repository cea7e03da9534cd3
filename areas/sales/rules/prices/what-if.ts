// What-if on the revenue of objects for sale. Amounts in Rappen, areas in square metres.

/** Steps to which prices are rounded: 1,000, 500 and 100 francs, and 5 Rappen. */
export const roundingSteps = [100_000, 50_000, 10_000, 5] as const
export type RoundingStep = (typeof roundingSteps)[number]

export const saleParts = ['free', 'reserved', 'sold'] as const
export type SalePart = (typeof saleParts)[number]

export interface WhatIfObject {
  id: string
  part: SalePart
  area: number | null
  /** Price in force; the agreed price of a reserved or sold object. Null if the object has none yet. */
  reference: number | null
}

export type DraftPrices = ReadonlyMap<string, number>

/** Half up, and at least one step. */
export const rounded = (price: number, step: RoundingStep): number => Math.max(1, Math.round(price / step)) * step

/** Prices of reserved and sold objects are agreed. */
export const isFixed = ({ part }: Pick<WhatIfObject, 'part'>): boolean => part !== 'free'

export interface Shift {
  /** Prices from which the percentage is counted. */
  from: DraftPrices
  /** Objects that move. */
  ids: ReadonlySet<string>
  /** For example -2.5. */
  percent: number
  step: RoundingStep
}

/** Moves the prices of a group by a percentage. At 0 percent they are exactly those from which it is counted. */
export function shifted(
  prices: DraftPrices,
  objects: readonly WhatIfObject[],
  { from, ids, percent, step }: Shift,
): Map<string, number> {
  const moved = new Map(prices)
  for (const object of objects) {
    const start = from.get(object.id)
    if (start === undefined || isFixed(object) || !ids.has(object.id)) continue
    moved.set(object.id, percent === 0 ? start : rounded((start * (100 + percent)) / 100, step))
  }
  return moved
}

export interface Total {
  count: number
  sum: number
  /** Sum over the objects with an area. */
  area: number
  /** Weighted by area; null if no object has one. */
  perSquareMetre: number | null
}

export interface WhatIf extends Record<SalePart, Total> {
  all: Total
}

/** `prices` are those of free objects; the others count with their agreed price. */
export function totalsOf(objects: readonly WhatIfObject[], prices: DraftPrices): WhatIf {
  const priceOf = (object: WhatIfObject) => (isFixed(object) ? object.reference : (prices.get(object.id) ?? null))
  const totalOf = (counted: readonly WhatIfObject[]): Total => {
    let [count, sum, area, sumWithArea] = [0, 0, 0, 0]
    for (const object of counted) {
      const price = priceOf(object)
      if (price === null) continue
      count += 1
      sum += price
      if (!object.area) continue
      area += object.area
      sumWithArea += price
    }
    return { count, sum, area, perSquareMetre: area === 0 ? null : Math.round(sumWithArea / area) }
  }
  const partOf = (part: SalePart) => totalOf(objects.filter((object) => object.part === part))
  return { all: totalOf(objects), free: partOf('free'), reserved: partOf('reserved'), sold: partOf('sold') }
}

/** Prices in force of all objects, against which a draft is compared. */
export const referencePrices = (objects: readonly Pick<WhatIfObject, 'id' | 'reference'>[]): Map<string, number> =>
  new Map(objects.flatMap(({ id, reference }) => (reference === null ? [] : [[id, reference]])))

/** In percent with one decimal; null without a reference. */
export const changeInPercent = (value: number, reference: number | null): number | null =>
  reference === null || reference === 0 ? null : Math.round(((value - reference) / reference) * 1000) / 10

interface Aim {
  target: number
  totals: WhatIf
}

/** Percentage by which all free objects would have to move to reach the target sum; null if none is free. */
export const percentToTarget = ({ target, totals: { all, free } }: Aim): number | null =>
  free.sum === 0 ? null : Math.round(((target - all.sum) / free.sum) * 1000) / 10
