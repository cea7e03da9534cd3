import { describe, expect, it } from 'vitest'
import { failuresAfter, secondsUntil, waitAfter } from './login-throttle.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

describe('wrong guesses', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 4],
    [8, 32],
    [9, 60],
    [10, 60],
    [1000, 60],
  ])('after %i failures wait %i seconds', (failures, seconds) => {
    expect(waitAfter(failures, 'strict')).toBe(seconds)
  })

  it.each([
    [9, 0],
    [10, 1],
    [13, 8],
    [14, 15],
    [1000, 15],
  ])('of all unknown devices together: after %i wait %i seconds', (failures, seconds) => {
    expect(waitAfter(failures, 'lenient')).toBe(seconds)
  })

  it('are counted in a row, and forgotten after an hour of peace', () => {
    expect(failuresAfter(null, noon)).toBe(1)
    expect(failuresAfter({ failures: 4, lastFailedAt: noon }, later(3599))).toBe(5)
    expect(failuresAfter({ failures: 4, lastFailedAt: noon }, later(3600))).toBe(1)
  })

  it('say how long to wait in whole seconds', () => {
    expect(secondsUntil(later(1.2), noon)).toBe(2)
    expect(secondsUntil(noon, later(5))).toBe(0)
  })
})
