import { expect, it } from 'vitest'
import { usernameFrom, usernameProblem } from './username.ts'

it.each([
  ['anna.keller', null],
  ['A_b-9', null],
  ['anna', 'sign_in_username_too_short'],
  ['anna keller', 'sign_in_username_characters'],
  ['zoë.meier', 'sign_in_username_characters'],
  ['anna@firm.ch', 'sign_in_username_characters'],
  ['x'.repeat(61), 'general_text_too_long'],
  ['', 'general_field_is_required'],
])('of the user name %j it says %j', (username, problem) => {
  expect(usernameProblem(username)).toBe(problem)
})

it.each([
  ['anna.keller@firm.ch', '', 'anna.keller'],
  ['zoë@firm.ch', '', 'zoe.user'],
  ['anna.keller@firm.ch', '.7', 'anna.keller.7'],
  [`${'x'.repeat(80)}@firm.ch`, '.7', `${'x'.repeat(58)}.7`],
])('makes of %s and %j the user name %s', (email, suffix, expected) => {
  expect(usernameFrom(email, suffix)).toBe(expected)
  expect(usernameProblem(usernameFrom(email, suffix))).toBeNull()
})
