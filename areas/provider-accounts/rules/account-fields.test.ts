// Which account a workspace uses at an outside service.

import { expect, it } from 'vitest'
import { originOf, type AccountSource } from './account-fields.ts'

it.each<[AccountSource, hasShared: boolean, isDemo: boolean, expected: ReturnType<typeof originOf>]>([
  ['shared', true, false, 'shared'],
  ['shared', true, true, 'shared'],
  ['shared', false, true, 'demo'],
  ['shared', false, false, null],
  ['own', true, false, 'own'],
  ['own', false, true, 'own'],
  ['off', true, true, null],
  ['off', false, false, null],
])('with the choice «%s», a shared account %s and a demo %s it is %s', (source, hasShared, isDemo, expected) => {
  expect(originOf({ source, hasShared, isDemo })).toBe(expected)
})
