import { expect, it } from 'vitest'
import { goToKeysOf } from '../shell/palette/go-to-keys.ts'
import { recordKeys } from './record-keys.ts'

/** Letters that act on lists, review and grades; a record page has several of them at once. */
const taken = ['a', 'b', 'c', 'd', 'f', 'g', 'j', 'k', 'u', 'x', '/', '?', '[']

it('has a letter of its own for each action', () => {
  const letters = Object.values(recordKeys)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.filter((letter) => taken.some((one) => one === letter))).toEqual([])
})

it('does not get in the way of going to a page', () => {
  expect(goToKeysOf('/objects')).toBe('g o')
})
