// A signature drawn by hand: strokes of points in a box of fixed size.

import { z } from 'zod'

export const signatureBox = { width: 600, height: 200 } as const

const point = z.tuple([z.int().min(0).max(signatureBox.width), z.int().min(0).max(signatureBox.height)])

/** One stroke needs two points: a dot alone is no signature. */
export const drawnSignature = z
  .array(z.array(point).min(2).max(1000))
  .min(1, 'sales_signature_missing')
  .max(80, 'sales_signature_too_long')
export type DrawnSignature = z.infer<typeof drawnSignature>

/** Path data of an SVG. */
export const signaturePath = (strokes: DrawnSignature): string =>
  strokes.map((stroke) => stroke.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')).join('')
