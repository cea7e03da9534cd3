// Drawn signatures, by examples.

import { describe, expect, it } from 'vitest'
import { drawnSignature, pointsOf, signaturePath } from './drawn-signature.ts'

describe('a drawn signature', () => {
  it.each([
    ['a stroke of two points', [[0, 0, 600, 200]], true],
    ['no stroke', [], false],
    ['a dot', [[10, 10]], false],
    ['a point outside of the box', [[0, 0, 601, 0]], false],
    ['halves', [[0.5, 0, 1, 1]], false],
  ])('of %s: %s', (_name, strokes, isValid) => {
    expect(drawnSignature.safeParse(strokes).success).toBe(isValid)
  })

  it('is drawn as a path within its box', () => {
    expect(pointsOf([10, 20, 30, 500, 7])).toEqual([
      [10, 20],
      [30, 200],
    ])
    expect(
      signaturePath([
        [0, 1, 2, 3],
        [4, 5, 6, 7],
      ]),
    ).toBe('M0 1L2 3M4 5L6 7')
  })
})
