import { describe, expect, it } from 'vitest'
import { placeRange } from './place-in-line.ts'

describe('the place in line', () => {
  it.each([
    [1, 140, { from: 1, to: 5 }],
    [5, 140, { from: 1, to: 5 }],
    [6, 140, { from: 6, to: 10 }],
    [27, 140, { from: 21, to: 30 }],
    [27, 28, { from: 21, to: 28 }],
    [1, 1, { from: 1, to: 1 }],
    [500, 9000, { from: 301, to: 500 }],
    [501, 9000, { from: 501, to: null }],
  ])('%i of %i is %j', (place, length, range) => {
    expect(placeRange(place, length)).toEqual(range)
  })
})
