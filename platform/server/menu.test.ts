import { expect, it } from 'vitest'
import { menuTree, settingsEntry, type MenuEntry, type PlacedEntry } from './menu.ts'

const entry = (key: string, order: number, more: Partial<PlacedEntry> = {}): PlacedEntry => ({
  ...settingsEntry(key, { icon: 'x', path: key, order }),
  ...more,
})
const keysOf = (tree: readonly MenuEntry[]): unknown[] =>
  tree.map(({ key, children }) => (children ? [key, ...keysOf(children)] : key))

it('puts the entries of all areas in order, children under their entry', () => {
  const child = { key: 'own', icon: 'x', path: '/own', permission: 'admin' } as const
  const declared = [
    entry('later', 200),
    entry('first', 100, { children: [child] }),
    entry('before', 50, { under: 'first' }),
    entry('after', 150, { under: 'first' }),
  ]
  expect(keysOf(menuTree(declared, []))).toEqual([['first', 'before', 'own', 'after'], 'later'])
})

it('replaces an announced entry by the one that an area declares', () => {
  const tree = menuTree([entry('visits', 100, { path: '/built' })], [entry('visits', 300), entry('other', 200)])
  expect(tree.map(({ key, path }) => [key, path])).toEqual([
    ['visits', '/built'],
    ['other', '/project-settings/other'],
  ])
})

it('refuses an entry under one that does not exist', () => {
  expect(() => menuTree([entry('lost', 100, { under: 'nothing' })], [])).toThrow('nothing')
})
