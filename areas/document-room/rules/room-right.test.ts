import { describe, expect, it } from 'vitest'
import { allows, fileActions, rightsOfRole, roomRights, shownCategories, type RightsNode } from './room-right.ts'

describe('a right on a category', () => {
  it.each([
    ['none', []],
    ['read', ['list', 'preview']],
    ['download', ['list', 'preview', 'download']],
    ['upload', ['list', 'preview', 'download', 'upload']],
  ] as const)('%s allows %j', (right, allowed) => {
    expect(fileActions.filter((action) => allows(right, action))).toEqual(allowed)
  })

  it('is one of four', () => {
    expect(roomRights).toEqual(['none', 'read', 'download', 'upload'])
  })
})

const tree: RightsNode[] = [
  { id: 'register', parentId: null, rights: { bank: 'download', lawyer: 'read' } },
  { id: 'extract', parentId: 'register', rights: { lawyer: 'download' } },
  { id: 'contracts', parentId: 'register', rights: { bank: 'none' } },
  { id: 'tax', parentId: null, rights: {} },
  { id: 'decisions', parentId: 'tax', rights: { lawyer: 'upload' } },
]

describe('the rights of a role', () => {
  it.each([
    ['bank', 'register', 'download'],
    ['bank', 'extract', 'download'],
    ['bank', 'contracts', 'none'],
    ['bank', 'tax', 'none'],
    ['bank', 'decisions', 'none'],
    ['lawyer', 'register', 'read'],
    ['lawyer', 'extract', 'download'],
    ['lawyer', 'contracts', 'read'],
    ['lawyer', 'tax', 'none'],
    ['lawyer', 'decisions', 'upload'],
    ['stranger', 'register', 'none'],
    ['stranger', 'decisions', 'none'],
  ] as const)('of %s on %s is %s: its own, otherwise that of the parent', (role, category, right) => {
    expect(rightsOfRole(tree, role).get(category)).toBe(right)
  })

  it.each([
    ['bank', ['register', 'extract']],
    ['lawyer', ['register', 'extract', 'contracts', 'tax', 'decisions']],
    ['stranger', []],
  ] as const)('show %s what can be read and what leads there', (role, ids) => {
    expect([...shownCategories(tree, rightsOfRole(tree, role))].toSorted()).toEqual([...ids].toSorted())
  })

  it('end in a circle that damaged data may contain', () => {
    const circle: RightsNode[] = [
      { id: 'a', parentId: 'b', rights: {} },
      { id: 'b', parentId: 'a', rights: {} },
    ]
    expect(rightsOfRole(circle, 'bank').get('a')).toBe('none')
  })
})
