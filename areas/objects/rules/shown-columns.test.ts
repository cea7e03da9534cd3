import { expect, it } from 'vitest'
import { withColumns } from './shown-columns.ts'

const flat = {
  title: 'Seestrasse 4',
  rooms: 3.5,
  area: 80,
  floor: '2. OG',
  move_in_date: '2026-12-01',
  rentalgross: 1950,
  selling_price: null,
}

it('leaves out what has no column, and nothing else', () => {
  expect(withColumns(flat, ['rooms', 'area', 'floor', 'move_in_date', 'price', 'state'])).toEqual(flat)
  expect(withColumns(flat, ['rooms'])).toEqual({
    ...flat,
    area: null,
    floor: null,
    move_in_date: null,
    rentalgross: null,
  })
})
