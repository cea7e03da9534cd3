import { expect, test } from 'vitest'
import { makeStorageUsable } from './usable-storage.ts'

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('a page that is refused its storage remembers as long as it lives', () => {
  const page = Object.create(
    {},
    {
      localStorage: { get: refuse, configurable: true },
      sessionStorage: { get: refuse, configurable: true },
    },
  )
  makeStorageUsable(page)
  page.localStorage.setItem('language', 'fr')
  expect([page.localStorage.getItem('language'), page.localStorage.length]).toEqual(['fr', 1])
  expect(page.sessionStorage.getItem('language')).toBeNull()
})

test.each([
  ['is null', null],
  ['throws on write', { setItem: refuse }],
])('a storage that %s is replaced', (_, storage) => {
  const page = { localStorage: storage, sessionStorage: storage } as unknown as Window
  makeStorageUsable(page)
  page.localStorage.setItem('language', 'fr')
  expect(page.localStorage.getItem('language')).toBe('fr')
})

test('a storage that is there stays', () => {
  const kept = { setItem: () => {}, removeItem: () => {} }
  const page = { localStorage: kept, sessionStorage: kept } as unknown as Window
  makeStorageUsable(page)
  expect(page.localStorage).toBe(kept)
})
