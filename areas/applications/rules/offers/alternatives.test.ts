import { expect, it } from 'vitest'
import { alternatives } from './alternatives.ts'

const flat = (name: string, rooms: number, grossRent: number, ...oks: (boolean | null)[]) => ({
  name,
  rooms,
  grossRent,
  fits: oks.map((ok) => ({ ok })),
})
const names = (flats: { name: string }[]) => flats.map(({ name }) => name)

it('shows only what fits, nearest to the wish first', () => {
  const flats = [flat('large', 5.5, 3500, true), flat('near', 3.5, 1900, true), flat('no', 3.5, 1850, false)]
  expect(names(alternatives(flats, { rooms: 3.5, grossRent: 1850 }))).toEqual(['near', 'large'])
})

it('puts what is known to fit before what is not known', () => {
  const flats = [flat('unknown', 3.5, 1850, null), flat('known', 4.5, 2300, true)]
  expect(names(alternatives(flats, { rooms: 3.5, grossRent: 1850 }))).toEqual(['known', 'unknown'])
})
