// Shortens labels to the space that a chart has for them. Geometry cannot measure text, so it estimates with the mean
// width of a character; a label that is shortened stands in full in the table of the chart.

import { fontSize } from './sizes.ts'

const meanCharacterWidth = 0.6

export const estimatedWidth = (text: string) => Array.from(text).length * meanCharacterWidth * fontSize

export function fittedLabel(text: string, width: number): string {
  if (estimatedWidth(text) <= width) return text
  const room = Math.max(1, Math.floor(width / (meanCharacterWidth * fontSize)) - 1)
  return `${Array.from(text).slice(0, room).join('').trimEnd()}…`
}
