import { beforeEach, expect, it, vi } from 'vitest'
import { forgetRecent, recentRecords, rememberRecent, withRecent } from './recent-records.ts'

const record = (name: string) => ({ title: name, path: `/applications/${name}` })

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

it('keeps the last five, newest first, each once', () => {
  const opened = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].map(record)
  const kept = opened.reduce<ReturnType<typeof withRecent>>((recent, one) => withRecent(recent, one), [])
  expect(kept.map(({ title }) => title)).toEqual(['f', 'e', 'd', 'a', 'c'])
})

it('keeps the newer title of a record', () => {
  expect(withRecent([{ title: 'Old', path: '/a' }], { title: 'New', path: '/a' })).toEqual([
    { title: 'New', path: '/a' },
  ])
})

it('is apart for each person, and gone after signing out', () => {
  rememberRecent('anna', record('a'))
  expect([recentRecords('anna').length, recentRecords('ben').length]).toEqual([1, 0])
  forgetRecent('anna')
  expect(recentRecords('anna')).toEqual([])
})

it('ignores what it cannot read', () => {
  localStorage.setItem('recentRecords:anna', '[{"title":1}]')
  expect(recentRecords('anna')).toEqual([])
})
