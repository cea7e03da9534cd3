// Room for the values at the ends of the bars.

import { estimatedWidth } from '#platform/rules/charts/label.ts'

export function widestValue(values: readonly (number | null)[], format: (value: number) => string): number {
  return Math.max(24, ...values.map((value) => (value === null ? 0 : estimatedWidth(format(value))))) + 14
}
