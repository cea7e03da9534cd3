// Geometry of a funnel: one bar per step, all from the left edge so that their lengths compare, and between two steps
// the area that narrows from one to the next, which has room for the share that went on.

import type { FunnelStep } from './series.ts'
import { barThickness, type Rectangle } from './sizes.ts'
import { rounded } from './value-scale.ts'

export interface FunnelStepShape {
  key: string
  label: string
  value: number | null
  note: string | null
  /** Position of label and value, above the bar. */
  textY: number
  bar: Rectangle
  area: Rectangle
  /** Share of the first step, and of the step before, between 0 and 1; null if that step is empty or there is none. */
  ofFirst: number | null
  ofPrevious: number | null
  /** Path from the bar before down to this one, null if no share went on, and the position of the text on it. */
  passage: { path: string | null; textY: number } | null
}

export interface FunnelShape {
  width: number
  height: number
  steps: FunnelStepShape[]
}

const textHeight = 22
const passageHeight = 30
const stepHeight = textHeight + barThickness + passageHeight

export function funnel(steps: readonly FunnelStep[], width: number): FunnelShape {
  const widest = Math.max(1, ...steps.map(({ value }) => value ?? 0))
  const lengthOf = (value: number | null) => rounded(((value ?? 0) / widest) * width)
  const first = steps[0]
  const shapes = steps.map((step, index): FunnelStepShape => {
    const top = index * stepHeight
    const before = steps[index - 1]
    const bar = { x: 0, y: top + textHeight, width: lengthOf(step.value), height: barThickness }
    return {
      key: step.key,
      label: step.label,
      value: step.value,
      note: step.note ?? null,
      textY: top + textHeight / 2,
      bar,
      area: { x: 0, y: top, width, height: textHeight + barThickness + 4 },
      ofFirst: index > 0 ? share(step.value, first?.value) : null,
      ofPrevious: step.startsAnew ? null : share(step.value, before?.value),
      passage: before ? passageBetween(before, step, { lengthOf, bar, top }) : null,
    }
  })
  return { width, height: Math.max(stepHeight, steps.length * stepHeight) - passageHeight + 8, steps: shapes }
}

interface Place {
  lengthOf: (value: number | null) => number
  bar: Rectangle
  top: number
}

function passageBetween(before: FunnelStep, step: FunnelStep, { lengthOf, bar, top }: Place) {
  const from = top - passageHeight
  const isPassed = !step.startsAnew && before.value !== null && step.value !== null
  const path = `M0,${from}H${lengthOf(before.value)}L${bar.width},${bar.y}H0Z`
  return { path: isPassed ? path : null, textY: from + passageHeight / 2 }
}

const share = (value: number | null, whole: number | null | undefined) =>
  whole && value !== null ? value / whole : null
