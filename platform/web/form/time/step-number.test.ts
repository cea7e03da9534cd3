import { describe, expect, it } from 'vitest'
import { boundsErrorOf, isUnreadable, numberIn, stepped } from './step-number.ts'

describe('stepping a number', () => {
  it('counts up and down inside its bounds', () => {
    expect(stepped(2, 1, { min: 0, max: 4 })).toBe(3)
    expect(stepped(2, -1, { min: 0, max: 4 })).toBe(1)
    expect(stepped(100, 1, { step: 50 })).toBe(150)
  })

  it('becomes empty past either bound', () => {
    expect(stepped(4, 1, { max: 4 })).toBeNull()
    expect(stepped(0, -1, { min: 0 })).toBeNull()
  })

  it('starts at the minimum, or at 0 without one', () => {
    expect(stepped(null, 1, { min: 3 })).toBe(3)
    expect(stepped(null, 1, {})).toBe(0)
  })

  it('goes from a fraction to the minimum', () => {
    expect(stepped(2.5, 1, { min: 1 })).toBe(1)
    expect(stepped(2.5, -1, {})).toBe(0)
  })
})

describe('the bounds of a number', () => {
  it('are told by their message', () => {
    expect(boundsErrorOf(1, { min: 2 })).toBe('admin_field_greater_or_equal_then_minimum')
    expect(boundsErrorOf(9, { max: 8 })).toBe('admin_field_smaller_or_equal_then_maximum')
    expect(boundsErrorOf(3, { min: 2, max: 2 })).toBe('admin_field_min_equal_max')
    expect(boundsErrorOf(2, { min: 2, max: 2 })).toBeUndefined()
    expect(boundsErrorOf(null, { min: 2 })).toBeUndefined()
  })
})

describe('a typed number', () => {
  it('may be written the Swiss way', () => {
    expect(numberIn("1'850.50", 2)).toBe(1850.5)
    expect(numberIn('1850,5', 2)).toBe(1850.5)
    expect(numberIn('', 0)).toBeNull()
    expect(numberIn('abc', 0)).toBeUndefined()
    expect(numberIn('-', 0)).toBeUndefined()
  })

  it('is not guessed where there is none', () => {
    for (const text of ["1'8x0", 'abc', '-', '1.850.50', '12 m']) expect(isUnreadable(text, 2)).toBe(true)
    for (const text of ['', ' ', "1'850", '1850,5', '-3']) expect(isUnreadable(text, 2)).toBe(false)
  })
})
