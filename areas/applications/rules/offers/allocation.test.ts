import { describe, expect, it } from 'vitest'
import { allocate, tiedWith, type Vacancy, type Waiting } from './allocation.ts'

/** `ana1` is Ana, for whom the object is the first wish; `-` before it: not suitable. */
const waiting = (word: string, ahead: Waiting['ahead'] = 'points'): Waiting => {
  const isSuitable = !word.startsWith('-')
  const name = word.replace('-', '')
  const rank = Number(name.at(-1))
  return Number.isNaN(rank)
    ? { applicationId: name, rank: null, isSuitable, ahead }
    : { applicationId: name.slice(0, -1), rank, isSuitable, ahead }
}

/** `ana1` is Ana with the object as first wish; a leading `-` marks an unsuitable household. */
const vacancy = (text: string): Vacancy => {
  const [objectId = '', line = ''] = text.split(':')
  return {
    objectId,
    line:
      line.trim() === ''
        ? []
        : line
            .trim()
            .split(/\s+/)
            .map((word) => waiting(word)),
  }
}

describe('the proposal', () => {
  it.each<[string, string[], Record<string, string>]>([
    ['names the first in line', ['a: ana1 ben1'], { a: 'ana' }],
    ['passes over who is not suitable', ['a: -ana1 ben1'], { a: 'ben' }],
    ['names nobody where nobody is suitable', ['a: -ana1', 'b:'], {}],
    [
      'gives a household its earlier wish, and the other object to the next',
      ['a: ana2 ben1', 'b: ana1'],
      { a: 'ben', b: 'ana' },
    ],
    [
      'gives it the later wish where the earlier one goes to somebody ahead',
      ['a: ben1 ana1', 'b: ana2'],
      { a: 'ben', b: 'ana' },
    ],
    [
      'lets who lost an object go on, and that one too',
      ['a: ana1 ben1', 'b: ben2 cem1', 'c: cem2'],
      { a: 'ana', b: 'ben', c: 'cem' },
    ],
    ['leaves nobody two objects', ['a: ana1', 'b: ana2'], { a: 'ana' }],
    ['takes a wish before an object that was not wished for', ['a: ana', 'b: ana3'], { b: 'ana' }],
    ['takes the objects in their order where the wishes are equal', ['a: ana', 'b: ana'], { a: 'ana' }],
  ])('%s', (_case, vacancies, expected) => {
    expect(Object.fromEntries(allocate(vacancies.map(vacancy)))).toEqual(expected)
  })

  it('is stable, whatever the lines: nobody misses an earlier wish to somebody behind them', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const vacancies = randomVacancies(seed)
      const allocation = allocate(vacancies)
      expect(new Set(allocation.values()).size).toBe(allocation.size)
      for (const { objectId, line } of vacancies) {
        const place = line.findIndex(({ applicationId }) => applicationId === allocation.get(objectId))
        const ahead = line.slice(0, place === -1 ? line.length : place).filter(({ isSuitable }) => isSuitable)
        for (const { applicationId, rank } of ahead) {
          const got = [...allocation].find(([, holder]) => holder === applicationId)?.[0]
          const gotRank = vacancies
            .find((one) => one.objectId === got)
            ?.line.find((one) => one.applicationId === applicationId)?.rank
          expect(gotRank ?? Infinity).toBeLessThan(rank ?? Infinity)
        }
      }
    }
  })
})

/** Four objects and six households; each household ranks the objects randomly. */
function randomVacancies(seed: number): Vacancy[] {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  const ranksOf = Array.from({ length: 6 }, () =>
    [1, 2, 3, 4].map((rank) => ({ rank, by: next() })).toSorted((a, b) => a.by - b.by),
  )
  return ['a', 'b', 'c', 'd'].map((objectId, object) => ({
    objectId,
    line: ranksOf
      .map((ranks, name) => ({ applicationId: `h${name}`, rank: ranks[object]?.rank ?? null, by: next() }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ applicationId, rank, by }) => ({
        applicationId,
        rank,
        isSuitable: by % 5 > 0,
        ahead: 'points' as const,
      })),
  }))
}

describe('a tie', () => {
  const line = [
    waiting('ana1', 'arrival'),
    waiting('ben1', 'arrival'),
    waiting('-cem1', 'arrival'),
    waiting('dea1', 'points'),
    waiting('eva1', null),
  ]

  it('names those who only applied later and have nothing of their own', () => {
    expect(tiedWith(line, 'ana', new Map([['a', 'ana']]))).toEqual(['ben', 'dea'])
    expect(
      tiedWith(
        line,
        'ana',
        new Map([
          ['a', 'ana'],
          ['b', 'ben'],
        ]),
      ),
    ).toEqual(['dea'])
    expect(tiedWith(line, 'dea', new Map([['a', 'dea']]))).toEqual([])
    expect(tiedWith(line, 'eva', new Map([['a', 'eva']]))).toEqual([])
  })
})
