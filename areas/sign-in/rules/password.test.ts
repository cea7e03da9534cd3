import { describe, expect, it } from 'vitest'
import { missingParts, passwordProblem } from './password.ts'

describe('a password', () => {
  it.each([
    ['Abc12!', []],
    ['Quartier-2026', []],
    ['mit Leer 1', []],
    ['Zürich 8001', []],
    ['A'.repeat(17) + 'b1!', []],
    ['Ab1!x', ['length']],
    ['A'.repeat(18) + 'b1!', ['length']],
    ['ABC123!', ['lower']],
    ['abc123!', ['upper']],
    ['Abcdef!', ['digit']],
    ['Abc1234', ['special']],
    ['Abc123€', ['special']],
    ['', ['length', 'lower', 'upper', 'digit', 'special']],
  ])('%j lacks %j', (password, missing) => {
    expect(missingParts(password)).toEqual(missing)
  })

  it.each(['Passw0rd!', 'P@ssw0rd2026', 'Willkommen1!', '123-Qwertz', 'Mot de passe 1', 'Zürich 8001', 'Admin1!'])(
    'is refused when it is one of the first that are tried: %s',
    (password) => {
      expect(passwordProblem(password)).toBe('sign_in_password_too_common')
    },
  )

  it.each(['Quartier-2026', 'Abc12!', 'Lindenweg 4 blau', 'Passwortlos-7'])('is taken: %s', (password) => {
    expect(passwordProblem(password)).toBeNull()
  })

  it('is told what is wrong by the message of the spec', () => {
    expect(passwordProblem('Abc12!')).toBeNull()
    expect(passwordProblem('abc')).toBe('admin_pattern_error_msg')
    expect(passwordProblem('')).toBe('general_field_is_required')
  })
})
