// Scale of the value axis: contains zero, ends at round numbers, and has whole numbers as ticks if all values are whole.

import { scaleLinear } from 'd3-scale'
import type { Tick } from './sizes.ts'

export interface ValueScale {
  place: (value: number) => number
  ticks: Tick[]
}

export function valueScale(values: readonly number[], range: readonly [number, number], tickCount: number): ValueScale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(tickCount)
    .range(range)
  const areWhole = values.every((value) => Number.isInteger(value))
  const ticks = scale.ticks(tickCount).filter((value) => !areWhole || Number.isInteger(value))
  const place = (value: number) => rounded(scale(value))
  return { place, ticks: ticks.map((value) => ({ value, at: place(value) })) }
}

/** Two decimals are finer than any screen and keep paths short. */
export const rounded = (value: number) => Math.round(value * 100) / 100
