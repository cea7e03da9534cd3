import { describe, expect, it } from 'vitest'
import { isNumber, isText, listOf, maybe, oneOf, readJson, recordOf, shapeOf } from './reading.ts'

const isFlat = shapeOf<{ name: string; rooms?: number | undefined; state: 'free' | 'taken' }>({
  name: isText,
  rooms: maybe(isNumber),
  state: oneOf(['free', 'taken']),
})

describe('a value', () => {
  it.each([
    [{ name: 'A', rooms: 3, state: 'free' }, true],
    [{ name: 'A', state: 'taken', more: 1 }, true],
    [{ name: 'A', rooms: '3', state: 'free' }, false],
    [{ name: 'A', state: 'sold' }, false],
    [[], false],
    [null, false],
  ])('%o is of the shape: %s', (value, is) => {
    expect(isFlat(value)).toBe(is)
  })

  it('is a list or a record of what it holds', () => {
    expect(listOf(isNumber)([1, 2])).toBe(true)
    expect(listOf(isNumber)([1, '2'])).toBe(false)
    expect(recordOf(isText)({ a: 'x' })).toBe(true)
    expect(recordOf(isText)(['x'])).toBe(false)
  })
})

it('a text that is no JSON, or of another shape, is as good as none', () => {
  expect(readJson('["x"]', listOf(isText))).toEqual(['x'])
  expect(readJson('[1]', listOf(isText))).toBeUndefined()
  expect(readJson('<html>', listOf(isText))).toBeUndefined()
  expect(readJson(null, listOf(isText))).toBeUndefined()
})
