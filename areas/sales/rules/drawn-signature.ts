// A signature drawn by hand: strokes in a box of fixed size. A stroke lists its points as x, y, x, y, …

import { z } from 'zod'

export const signatureBox = { width: 600, height: 200 } as const

/** One stroke needs two points: a dot alone is no signature. */
const stroke = z.array(z.int().min(0).max(signatureBox.width)).min(4).max(2000)

export const drawnSignature = z.array(stroke).min(1, 'sales_signature_missing').max(80, 'sales_signature_too_long')
export type DrawnSignature = z.infer<typeof drawnSignature>

export type Point = readonly [x: number, y: number]

/** Points outside of the box are moved to its edge; a last number without a partner is left out. */
export const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => [
    Math.min(signatureBox.width, numbers[2 * index] ?? 0),
    Math.min(signatureBox.height, numbers[2 * index + 1] ?? 0),
  ])

/** Path data of an SVG. */
export const signaturePath = (strokes: DrawnSignature): string =>
  strokes
    .map((numbers) =>
      pointsOf(numbers)
        .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
        .join(''),
    )
    .join('')
