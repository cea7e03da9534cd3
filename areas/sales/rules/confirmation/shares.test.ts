import { describe, expect, it } from 'vitest'
import { equalShare, isWhole, readShare } from './shares.ts'

describe('a share', () => {
  it.each([
    ['1/2', { part: 1, whole: 2 }],
    [' 2 / 4 ', { part: 1, whole: 2 }],
    ['1/1', { part: 1, whole: 1 }],
    ['50%', { part: 1, whole: 2 }],
    ['50', { part: 1, whole: 2 }],
    ['12,5 %', { part: 1, whole: 8 }],
    ['33.33', { part: 3333, whole: 10_000 }],
    ['100', { part: 1, whole: 1 }],
  ])('reads %j', (text, share) => {
    expect(readShare(text)).toEqual(share)
  })

  it.each(['', '0', '0/2', '1/0', '3/2', '101%', 'half', '1/2/3', '-1/2', '1/20000'])('refuses %j', (text) => {
    expect(readShare(text)).toBeNull()
  })
})

describe('the shares of all buyers', () => {
  it.each([
    [['1/2', '1/2'], true],
    [['1/3', '1/3', '1/3'], true],
    [['1/2', '1/3', '1/6'], true],
    [['33.33', '33.33', '33.33'], false],
    [['33.33', '33.33', '33.34'], true],
    [['1/2', '1/3'], false],
    [['1/2', '1/2', '1/2'], false],
    [['9999/10000', '1/10000'], true],
    [['1/7', '1/11', '1/13', '690/1001'], true],
  ])('%j are a whole: %s', (texts, expected) => {
    expect(isWhole(texts.flatMap((text) => readShare(text) ?? []))).toBe(expected)
  })

  it.each([1, 2, 3, 6])('are proposed equal for %i buyers', (count) => {
    const share = readShare(equalShare(count))
    expect(isWhole(Array.from({ length: count }, () => share ?? { part: 0, whole: 1 }))).toBe(true)
  })
})
