import { describe, expect, it } from 'vitest'
import { arrangementFault, inTreeOrder } from './category-tree.ts'

const tree = [
  { id: 'plans', parentId: null, position: 2 },
  { id: 'register', parentId: null, position: 1 },
  { id: 'easements', parentId: 'register', position: 2 },
  { id: 'extract', parentId: 'register', position: 1 },
]

describe('the tree of categories', () => {
  it('is numbered in order', () => {
    expect(inTreeOrder(tree).map(({ id, index, level }) => [id, index, level])).toEqual([
      ['register', '1', 0],
      ['extract', '1.1', 1],
      ['easements', '1.2', 1],
      ['plans', '2', 0],
    ])
  })

  it('has the same order each time where positions are equal', () => {
    const equal = ['b', 'a', 'c'].map((id) => ({ id, parentId: null, position: 1 }))
    const orderOf = (given: typeof equal) => inTreeOrder(given).map(({ id }) => id)
    expect([orderOf(equal), orderOf(equal.toReversed())]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  })

  it.each([
    [
      'another order',
      [
        ['b', null],
        ['a', null],
      ],
      null,
    ],
    [
      'one below another',
      [
        ['a', null],
        ['b', 'a'],
      ],
      null,
    ],
    ['one is missing', [['a', null]], 'others'],
    [
      'one is named twice',
      [
        ['a', null],
        ['a', null],
      ],
      'others',
    ],
    [
      'a stranger',
      [
        ['a', null],
        ['c', null],
      ],
      'others',
    ],
    [
      'a stranger besides',
      [
        ['a', null],
        ['b', null],
        ['c', null],
      ],
      'others',
    ],
    [
      'an unknown parent',
      [
        ['a', null],
        ['b', 'c'],
      ],
      'others',
    ],
    [
      'a circle',
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      'circle',
    ],
  ] as const)('accepts or refuses an arrangement: %s', (_case, pairs, fault) => {
    const wanted = pairs.map(([id, parentId]) => ({ id, parentId }))
    expect(arrangementFault(['a', 'b'], wanted, 4)).toBe(fault)
  })

  it('has at most so many levels', () => {
    const wanted = [
      { id: 'a', parentId: null },
      { id: 'b', parentId: 'a' },
    ]
    expect(arrangementFault(['a', 'b'], wanted, 1)).toBe('too_deep')
  })
})
