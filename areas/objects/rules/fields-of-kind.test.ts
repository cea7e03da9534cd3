import { expect, it } from 'vitest'
import { newObjectData } from '../contract/new-object.ts'
import { ofItsKind } from './fields-of-kind.ts'

it('keeps what an object of its kind can have, and of the rest what stands', () => {
  const plot = { ...newObjectData('plot'), area: 800, rooms: 3.5, floor: '2. OG' }
  expect(ofItsKind('plot', plot, newObjectData('plot'))).toMatchObject({ area: 800, rooms: null, floor: null })
  expect(ofItsKind('plot', plot, { ...plot, rooms: 2 })).toMatchObject({ rooms: 2 })
  expect(ofItsKind('apartment', plot, newObjectData('apartment'))).toEqual(plot)
})
