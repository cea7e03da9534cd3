// State of a what-if: prices of the free objects, the percentage of the group that moves, and the rounding. Amounts in Rappen.

import { useCallback, useMemo, useState } from 'react'
import { rappenOrNull } from '#platform/rules/amounts/money.ts'
import { isFixed, shifted, type DraftPrices, type RoundingStep, type WhatIfObject } from '../../rules/prices/what-if.ts'
import type { PricedObject } from '../../contract/price-lists.ts'

/** An object with the price of the version in force; the agreed price if it is reserved or sold. */
export interface ComparedObject extends WhatIfObject {
  shown: PricedObject
}

export const comparedObjects = (objects: readonly PricedObject[]): ComparedObject[] =>
  objects.map((shown) => ({
    id: shown.id,
    part: shown.part,
    area: shown.area,
    reference: rappenOrNull(isFixed(shown) ? shown.price : (shown.listed ?? shown.price)),
    shown,
  }))

interface Draft {
  prices: DraftPrices
  /** Prices from which the percentage is counted. */
  from: DraftPrices
  percent: number
}

export function useDraftPrices(objects: readonly ComparedObject[], start: DraftPrices) {
  const [saved, setSaved] = useState(start)
  const [draft, setDraft] = useState<Draft>({ prices: start, from: start, percent: 0 })
  const [step, setStep] = useState<RoundingStep>(100_000)
  // A change of one price is the new start of the percentage.
  const setPrice = useCallback(
    (id: string, price: number) =>
      setDraft(({ prices }) => {
        const next = new Map(prices).set(id, price)
        return { prices: next, from: next, percent: 0 }
      }),
    [],
  )
  const move = useCallback(
    (ids: ReadonlySet<string>, percent: number) =>
      setDraft(({ prices, from }) => ({
        from,
        percent,
        prices: shifted(prices, objects, { from, ids, percent, step }),
      })),
    [objects, step],
  )
  /** Another group starts from the present prices. */
  const settle = useCallback(() => setDraft(({ prices }) => ({ prices, from: prices, percent: 0 })), [])
  /** All prices at once, as a spreadsheet has them. */
  const replace = useCallback((prices: DraftPrices) => setDraft({ prices, from: prices, percent: 0 }), [])
  const reset = useCallback(() => setDraft({ prices: saved, from: saved, percent: 0 }), [saved])
  const keep = useCallback((prices: DraftPrices) => {
    setSaved(prices)
    setDraft({ prices, from: prices, percent: 0 })
  }, [])
  const isChanged = useMemo(() => differ(draft.prices, saved), [draft.prices, saved])
  return { ...draft, step, setStep, setPrice, move, settle, replace, reset, keep, isChanged }
}

const differ = (prices: DraftPrices, saved: DraftPrices): boolean =>
  prices.size !== saved.size || [...prices].some(([id, price]) => saved.get(id) !== price)

export type DraftState = ReturnType<typeof useDraftPrices>
