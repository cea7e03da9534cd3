import { expect, it } from 'vitest'
import { readPreferences } from './preferences.ts'

it.each([
  [{}, true],
  [null, true],
  ['text', true],
  [{ new_device_mail: true }, true],
  [{ new_device_mail: false }, false],
])('of %j it reads that a mail about a new device is wanted: %s', (stored, wanted) => {
  expect(readPreferences(stored)).toEqual({ new_device_mail: wanted })
})
