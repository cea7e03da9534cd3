import { describe, expect, it } from 'vitest'
import { AppError } from '#platform/server/app-error.ts'
import { phoneToKeep } from './phone.ts'

const before = { field: 'phone', kept: '+41791234567', seen: '+41 79 123 45 67' }

describe('a phone number typed by staff', () => {
  it('is kept as it is dialled', () => expect(phoneToKeep({ ...before, typed: '052 222 11 00' })).toBe('+41522221100'))

  it('stays as it was kept while nobody changes it, even when it is none', () => {
    expect(phoneToKeep({ ...before, typed: '+41 79 123 45 67' })).toBe('+41791234567')
    expect(phoneToKeep({ field: 'phone', kept: 'by mail', seen: 'by mail', typed: 'by mail' })).toBe('by mail')
  })

  it('may be taken away', () => expect(phoneToKeep({ ...before, typed: null })).toBeNull())

  it('is refused when it is no number', () => expect(() => phoneToKeep({ ...before, typed: '12' })).toThrow(AppError))
})
