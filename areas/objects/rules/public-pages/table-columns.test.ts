import { describe, expect, it } from 'vitest'
import { inTableOrder, isTableSort, type TableSort } from './table-columns.ts'

const item = (title: string, fields: Partial<Parameters<typeof inTableOrder>[0][number]> = {}) => ({
  title,
  building: 'A',
  rooms: 3,
  area: 80,
  floor: 'EG',
  move_in_date: '2027-05-01',
  rentalgross: 1500,
  rentalgross_net: 1300,
  selling_price: null,
  object_state: 'free' as const,
  object_state_text: 'Frei',
  ...fields,
})

describe('the object table', () => {
  it.each<[TableSort, Parameters<typeof item>[1][], string]>([
    ['rooms', [{ rooms: 4 }, { rooms: 2.5 }, { rooms: null }], 'b a c'],
    ['-rooms', [{ rooms: 2.5 }, { rooms: null }, { rooms: 4 }], 'c a b'],
    ['floor', [{ floor: '2. OG' }, { floor: 'UG' }, { floor: 'Attika' }, { floor: 'EG' }], 'b d a c'],
    ['price', [{ rentalgross: 1800 }, { rentalgross: 900 }], 'b a'],
    ['net_rent', [{ rentalgross_net: 1800 }, { rentalgross_net: 900 }], 'b a'],
    ['building', [{ building: 'Haus 10' }, { building: 'Haus 2' }], 'b a'],
    ['move_in_date', [{ move_in_date: null }, { move_in_date: '2027-01-01' }], 'b a'],
    ['-title', [{}, {}], 'b a'],
  ])('is in the order of %s', (sort, fields, order) => {
    const items = fields.map((one, index) => item('abcd'[index] ?? '', one))
    expect(
      inTableOrder(items, sort)
        .map(({ title }) => title)
        .join(' '),
    ).toBe(order)
  })
  it('shows free objects first in each order', () => {
    const items = [item('a', { object_state: 'rented', rooms: 1 }), item('b', { rooms: 5 })]
    expect(inTableOrder(items, 'rooms').map(({ title }) => title)).toEqual(['b', 'a'])
  })
  it('knows its orders', () => {
    expect(isTableSort('-price')).toBe(true)
    expect(isTableSort('drop table')).toBe(false)
    expect(isTableSort(undefined)).toBe(false)
  })
})
