// Numbers of the cantons in the outlines, as the Federal Statistical Office gives them.

import type { Origin } from './origins.ts'

const inOrder: readonly Origin[] = [
  'ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL',
  'SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU',
] // prettier-ignore

export const cantonOfNumber = (number: number): Origin | undefined => inOrder[number - 1]

/** Share of the colour of a canton, from 0 for none to 1 for the most; the root makes small numbers visible. */
export const colourShare = (count: number, most: number): number => (most > 0 ? Math.sqrt(count / most) : 0)
