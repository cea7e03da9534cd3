import { describe, expect, it } from 'vitest'
import { defineTable } from './declaration.ts'
import { questionOf, type Asked } from './question.ts'
import { dateFilter, sliderFilter, toggleFilter } from './filter.ts'
import { countStatement, orderSql, pageStatement, rowsOfPageStatement, stateCountsStatement } from './statement.ts'

interface Flat {
  id: string
  title: string
}

const flats = defineTable<Flat>({
  key: 'flats',
  title: 'flats',
  from: 'flat',
  where: `t.kind = 'flat'`,
  select: { id: 't.id', title: 't.title' },
  columns: [{ key: 'title', title: 'title', cell: 'text', sort: { sql: 't.title' }, value: (flat) => flat.title }],
  defaultSort: 'title',
  states: {
    key: 'state',
    choices: [
      { value: 'free', name: 'free', where: `t.state = 'free'` },
      { value: 'all', name: 'all' },
    ],
  },
  search: 't.search_text',
  filters: [
    sliderFilter({ key: 'rooms', name: 'rooms', column: 't.rooms', range: { min: 1, max: 8, step: 0.5 } }),
    toggleFilter({ key: 'lift', name: 'lift', where: 't.has_lift' }),
    dateFilter({ key: 'free', name: 'free', column: 't.free_on', holds: 'day', liesApart: true }),
  ],
  titleOf: (flat) => flat.title,
})

const ask = (asked: Partial<Asked> = {}) =>
  questionOf(flats, { search: '', sort: '', state: '', filters: '', ...asked })
const page = (asked: Partial<Asked>, offset = 0) => pageStatement(flats, 'w', ask(asked), { size: 10, offset })

describe('the statement of a page', () => {
  it('is the same text under the same name whatever is looked for', () => {
    const one = page({ search: 'anna', filters: '{"rooms":{"min":3}}' })
    const other = page({ search: 'beat', filters: '{"rooms":{"min":4}}' })
    expect(other).toEqual({ name: one.name, text: one.text, values: ['w', 'beat', 4] })
    expect(one.name).toBeTypeOf('string')
  })

  it('differs by state, number of words, filters, sort and size', () => {
    const asked: Partial<Asked>[] = [
      {},
      { state: 'all' },
      { search: 'a' },
      { search: 'a b' },
      { filters: '{"lift":true}' },
      { filters: '{"rooms":{"max":3}}' },
      { sort: '-title' },
    ]
    expect(new Set(asked.map((one) => page(one).text)).size).toBe(asked.length)
  })

  it('looks first for what may lie apart from its order, and numbers its values once', () => {
    const { text, values } = page({ filters: '{"free":{"from":"2026-01-01"}}' }, 20)
    expect(text).toContain('few as materialized')
    expect(text.match(/t\.free_on >= \$2::date/g)).toHaveLength(2)
    expect(text.match(/offset \$3/g)).toHaveLength(2)
    expect(values).toEqual(['w', '2026-01-01', 20])
    expect(page({ filters: '{"lift":true}' }).text).not.toContain('few')
  })

  it('finds what is searched once, for its count and for its page', () => {
    const { text, values } = page({ search: 'anna', filters: '{"rooms":{"min":3}}' }, 20)
    expect(text).toContain('few as materialized')
    expect(text).toContain('(select count(*) from few) as n')
    expect(text.match(/search_pattern\(\$2\)/g)).toHaveLength(2)
    expect(values).toEqual(['w', 'anna', 3, 20])
    const single = pageStatement(flats, 'w', ask({ search: 'anna' }), { size: 1, offset: 0, only: 'x' })
    expect(single.text).not.toContain('few')
    expect(single.values).toEqual(['w', 'anna', 'x'])
  })

  it('counts beside the page without narrowing the count to a single row', () => {
    const { text } = pageStatement(flats, 'w', ask(), { size: 1, offset: 0, only: 'x', isCounted: true })
    expect(text.match(/t\.id = \$2/g)).toHaveLength(1)
    expect(text).toContain('limit 10001')
    expect(page({}).text).not.toContain('10001')
  })

  it('does not depend on the order in which filters are named', () => {
    const one = page({ filters: '{"lift":true,"rooms":{"min":3,"max":4}}' })
    const other = page({ filters: '{"rooms":{"max":4,"min":3},"lift":true}' })
    expect(other).toEqual(one)
  })

  it('never holds what was typed', () => {
    const { text, values } = page({ search: `x'; drop table flat` })
    expect(text).not.toContain('drop')
    expect(values).toContain(`x'`)
  })

  it('skips rows only after the first page', () => {
    expect(page({}).text).not.toContain('offset')
    expect(page({}, 990)).toMatchObject({ text: expect.stringContaining('limit 10 offset $2'), values: ['w', 990] })
  })
})

describe('the statement of the rows', () => {
  const rows = rowsOfPageStatement(flats)

  it('is one for each list, whatever page was found', () => {
    expect(rowsOfPageStatement(flats)).toBe(rows)
    expect(rows.name).toBeTypeOf('string')
  })

  it('has no parameter, so that PostgreSQL plans it once for each connection', () => {
    expect(rows.text).not.toContain('$')
    expect(rows).not.toHaveProperty('values')
  })
})

describe('counting', () => {
  it('stops at the cap unless the exact number is asked for', () => {
    expect(countStatement(flats, 'w', ask(), { exactly: false }).text).toContain('limit 10001')
    expect(countStatement(flats, 'w', ask(), { exactly: true }).text).not.toContain('limit')
  })

  it('counts tabs each on its own, or sorts the matches of a search into them', () => {
    expect(stateCountsStatement(flats, 'w', ask()).text.match(/limit 10001/g)).toHaveLength(2)
    const searched = stateCountsStatement(flats, 'w', ask({ search: 'anna' })).text
    expect(searched.match(/limit 10001/g)).toHaveLength(1)
    expect(searched).toContain(`count(*) filter (where t.state = 'free')`)
  })

  it('adds the other tabs up where each row is in exactly one of them', () => {
    const states = {
      key: 'state',
      choices: [
        { value: 'free', name: 'free', where: `t.state = 'free'` },
        { value: 'let', name: 'let', where: `t.state <> 'free'` },
        { value: 'all', name: 'all', isSum: true },
      ],
    }
    const { text } = stateCountsStatement({ ...flats, states }, 'w', ask())
    expect(text.match(/limit 10001/g)).toHaveLength(2)
    expect(text).toMatch(/as materialized [\s\S]+ n0 \+ n1 as n2 from counted/)
  })
})

it.each([
  [{ sql: 'a', descending: false }, 'a asc nulls last, t.id asc'],
  [{ sql: 'a', descending: true }, 'a desc nulls first, t.id desc'],
  [{ sql: 'a', descending: false, unknown: 'low' as const }, 'a asc nulls first, t.id asc'],
  [{ sql: 'a', descending: true, unknown: 'low' as const }, 'a desc nulls last, t.id desc'],
])('orders %j so that one index serves both ways', (order, sql) => {
  expect(orderSql(order)).toBe(sql)
})
