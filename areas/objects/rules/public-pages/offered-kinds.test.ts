import { expect, it } from 'vitest'
import { offeredKinds, type OfferedKind } from './offered-kinds.ts'

const say = (key: string) => key
const flats: OfferedKind = { value: 'apartment', displayName: 'Wohnungen', count: 12, isForSale: true }
const parking: OfferedKind = { value: 'parkingspace', displayName: 'Parkplätze', count: 3, isForSale: true }

it('are what there is', () => {
  expect(offeredKinds(say, [flats, parking], 'parkingspace')).toEqual([flats, parking])
})

it('name what was asked for though there is none, so that nothing else seems to have been sought in vain', () => {
  const plot = { value: 'plot', displayName: 'objects_title_plot', count: 0 }
  expect(offeredKinds(say, [flats, parking], 'plot')).toEqual([flats, parking, { ...plot, isForSale: true }])
  const toLet = { ...parking, isForSale: false }
  expect(offeredKinds(say, [flats, toLet], 'plot').at(-1)).toEqual({ ...plot, isForSale: false })
})
