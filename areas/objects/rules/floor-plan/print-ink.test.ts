import { describe, expect, it } from 'vitest'
import { inkOf } from './print-ink.ts'

describe('a colour of the project', () => {
  it.each([
    ['#0b7a75', '#0b7a75'],
    ['#000000', '#000000'],
    // Too light to read on paper, so the text stays dark.
    ['#36ccc4', null],
    ['#ffffff', null],
    [null, null],
  ])('%s is ink: %s', (color, ink) => expect(inkOf(color)).toBe(ink))
})
