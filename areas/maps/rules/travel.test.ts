import { describe, expect, it } from 'vitest'
import { distanceText, durationText } from './travel.ts'

describe('a distance', () => {
  it.each([
    [3, '10 m'],
    [344, '340 m'],
    [949, '950 m'],
    [950, '1.0 km'],
    [1234, '1.2 km'],
    [9960, '10 km'],
    [123_456, '123 km'],
  ])('of %d meters is %s', (meters, text) => expect(distanceText(meters)).toBe(text))
})

describe('a duration', () => {
  it.each([
    [20, '1 min'],
    [600, '10 min'],
    [3570, '1 h'],
    [5400, '1 h 30 min'],
  ])('of %d seconds is %s', (seconds, text) => expect(durationText(seconds)).toBe(text))
})
