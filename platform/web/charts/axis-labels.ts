// Labels of the ticks of a value axis. A label that would touch the one before it is left out; its line stays.

import { estimatedWidth } from '#platform/rules/charts/label.ts'

interface Tick {
  value: number
  /** Pixels from the left edge of the drawing. */
  at: number
}

interface AxisLabel {
  value: number
  text: string
  /** Centre of the label; moved where the label would leave the drawing. */
  x: number
}

/** Pixels between two labels. */
const gap = 8

export function axisLabels(
  ticks: readonly Tick[],
  format: (value: number) => string,
  drawingWidth: number,
): AxisLabel[] {
  const shown: AxisLabel[] = []
  let taken = -gap
  for (const { value, at } of ticks) {
    const text = format(value)
    const half = estimatedWidth(text) / 2
    const x = Math.max(half, Math.min(at, drawingWidth - half))
    if (x - half < taken + gap) continue
    shown.push({ value, text, x })
    taken = x + half
  }
  return shown
}
