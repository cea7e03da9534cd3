// Reads a price as people type it. Amounts in Rappen.

import { grouped } from '#platform/rules/amounts/written-money.ts'

/** 920000, 920'000 and 920’000.50 in Rappen; null for everything else. */
export function readPrice(text: string): number | null {
  const plain = text.replaceAll(/['’\s]|CHF|\.–|\.-/g, '').replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  const rappen = Math.round(Number(plain) * 100)
  return rappen > 0 ? rappen : null
}

/** 920'000, or 920'000.50 where there are Rappen. */
export function writtenPrice(rappen: number): string {
  const francs = grouped(String(Math.floor(rappen / 100)))
  const rest = rappen % 100
  return rest === 0 ? francs : `${francs}.${String(rest).padStart(2, '0')}`
}

/** Ends of the slider of an object: 30 percent around the price in force, on full steps. */
export function sliderEnds(reference: number, step: number): { min: number; max: number } {
  return {
    min: Math.max(step, Math.floor((reference * 0.7) / step) * step),
    max: Math.ceil((reference * 1.3) / step) * step,
  }
}
