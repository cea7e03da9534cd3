import { expect, it } from 'vitest'
import { fileTypeNames } from '#platform/contract/file.ts'
import { problemOf } from './file-check.ts'

const limits = { types: ['application/pdf', 'image/png'], maxMegabytes: 2 }
const file = { name: 'betreibungsauszug.pdf', size: 1000, type: 'application/pdf' }

it('lets a fitting file through', () => {
  expect(problemOf(file, limits)).toBeUndefined()
  expect(problemOf({ ...file, type: '' }, limits)).toBeUndefined()
})

it('refuses a name over 200 characters, a file over the limit and a foreign type', () => {
  expect(problemOf({ ...file, name: `${'a'.repeat(197)}.pdf` }, limits)?.key).toBe('general_file_name_too_long')
  expect(problemOf({ ...file, size: 2 * 1024 * 1024 + 1 }, limits)).toEqual({
    key: 'general_file_too_large',
    values: { max: 2 },
  })
  expect(problemOf({ ...file, type: 'text/html' }, limits)).toEqual({
    key: 'general_file_type_not_allowed',
    values: { allowed: 'PDF, PNG' },
  })
  expect(problemOf({ ...file, type: 'image/heic' }, limits)?.key).toBe('general_heic_not_allowed')
})

it('refuses an empty file before it is sent', () => {
  expect(problemOf({ ...file, size: 0 }, limits)?.key).toBe('general_file_is_empty')
})

it('names types as people do', () => {
  expect(fileTypeNames(limits.types)).toBe('PDF, PNG')
})
