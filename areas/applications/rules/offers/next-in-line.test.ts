import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLine, type InLine } from './next-in-line.ts'

const household = (given: Partial<InLine> & { id: string }): InLine => ({
  grade: 'B',
  points: 50,
  misfits: 0,
  rank: 1,
  createdAt: new Date('2026-11-01T08:00:00Z'),
  ...given,
})

const order = (all: InLine[]) => inLine(all).map(({ one, ahead }) => [one.id, ahead])

describe('who is next in line', () => {
  it('puts the better judged first, whatever the points say', () => {
    const all = [household({ id: 'b', points: 90 }), household({ id: 'a', grade: 'A', points: 10 })]
    expect(order(all)).toEqual([
      ['a', 'evaluation'],
      ['b', null],
    ])
  })

  it('puts who is not judged yet behind everybody who is', () => {
    expect(order([household({ id: 'none', grade: null }), household({ id: 'd', grade: 'D' })])[0]).toEqual([
      'd',
      'evaluation',
    ])
  })

  it('says of each place what decided it: points, fit, wish, arrival', () => {
    const all = [
      household({ id: 'late', misfits: 1, rank: 2, createdAt: new Date('2026-11-03T08:00:00Z') }),
      household({ id: 'early', misfits: 1, rank: 2 }),
      household({ id: 'wish', misfits: 1 }),
      household({ id: 'fit' }),
      household({ id: 'points', points: 60 }),
    ]
    expect(order(all)).toEqual([
      ['points', 'points'],
      ['fit', 'fit'],
      ['wish', 'wish'],
      ['early', 'arrival'],
      ['late', null],
    ])
  })

  it('puts a household that did not ask for the object behind those who did', () => {
    expect(order([household({ id: 'other', rank: null }), household({ id: 'third', rank: 3 })])[0]).toEqual([
      'third',
      'wish',
    ])
  })

  it('is the same order however the households came in', () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        grade: fc.constantFrom('A' as const, 'B' as const, null),
        points: fc.nat({ max: 2 }),
        misfits: fc.nat({ max: 2 }),
        rank: fc.constantFrom(1, 2, null),
        createdAt: fc.constantFrom(new Date(0), new Date(1)),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(some, (all) => {
        expect(order(all)).toEqual(order(all.toReversed()))
        expect(inLine(all)).toHaveLength(all.length)
      }),
    )
  })
})
