import { expect, it } from 'vitest'
import { missingForAdvert, type Advertised } from './advert-needs.ts'

const ready: Advertised = {
  kind: 'apartment',
  rooms: 3.5,
  area: 80,
  price: 195_000,
  isForSale: false,
  moveInDate: '2027-01-01',
  pictures: 1,
  heading: 'Helle Wohnung am Lindenhof',
  textLength: 200,
}

it.each<[string, Partial<Advertised>, string[]]>([
  ['nothing of what is complete', {}, []],
  [
    'everything that a portal asks for',
    { price: null, rooms: null, area: null, moveInDate: null },
    ['price', 'rooms', 'area', 'move_in_date'],
  ],
  [
    'a picture, a text of some length, a title that fits',
    { pictures: 0, textLength: 199, heading: 'x'.repeat(71) },
    ['picture', 'heading', 'text'],
  ],
  ['no rooms and no area of a parking space', { kind: 'parkingspace', rooms: null, area: null }, []],
  ['no day of what is for sale', { isForSale: true, moveInDate: null }, []],
])('misses %s', (_said, given, missing) => {
  expect(missingForAdvert({ ...ready, ...given })).toEqual(missing)
})
