import { expect, it } from 'vitest'
import { uidOf } from './uid.ts'

it.each([
  ['CHE-109.322.551', 'CHE-109.322.551'],
  ['che109322551', 'CHE-109.322.551'],
  [' CHE 109 322 551 MWST', 'CHE-109.322.551'],
  ['CHE-116.281.710', 'CHE-116.281.710'],
])('reads %s', (typed, stored) => {
  expect(uidOf(typed)).toBe(stored)
})

it.each([
  ['CHE-109.322.552', 'a wrong check digit'],
  ['CHE-901.322.551', 'digits that changed places'],
  ['109.322.551', 'a number without its country'],
  ['CHE-109.322', 'a number that is too short'],
  ['', 'nothing'],
])('refuses %s: %s', (typed) => {
  expect(uidOf(typed)).toBeUndefined()
})
