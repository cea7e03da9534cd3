import { expect, it } from 'vitest'
import { namedByAddress } from './new-building.ts'

const nothing = { title: '', street: '', houseNumber: '' }

it('a new building follows its address', () => {
  const named = namedByAddress(nothing, { ...nothing, street: 'Seestrasse' })
  expect(named.title).toBe('Seestrasse')
  expect(namedByAddress(named, { ...named, houseNumber: '4' }).title).toBe('Seestrasse 4')
})

it('keeps a name that somebody has typed', () => {
  const own = { title: 'Haus am See', street: 'Seestrasse', houseNumber: '4' }
  expect(namedByAddress(own, { ...own, houseNumber: '6' })).toEqual({ ...own, houseNumber: '6' })
  expect(namedByAddress(nothing, { ...nothing, title: 'Neubau' }).title).toBe('Neubau')
})
