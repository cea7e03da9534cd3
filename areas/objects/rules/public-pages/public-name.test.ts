import { expect, it } from 'vitest'
import { ownName } from './public-name.ts'

const place = {
  object_type: 'Aussenparkplatz',
  reference_number: 'LI14-P03',
  address: 'Lindenhofstrasse 14',
  rooms: null,
}

it.each([
  ['Aussenplatz 3, Lindenhofstrasse 14', 'Aussenplatz 3'],
  ['Lindenhofstrasse 14, Einstellplatz 12', 'Einstellplatz 12'],
  ['Einstellhalle, Platz 7, Lindenhofstrasse', 'Einstellhalle · Platz 7'],
  ['Lindenhofstrasse 14', 'Aussenparkplatz LI14-P03'],
])('«%s» is told as «%s»', (title, name) => {
  expect(ownName({ ...place, title })).toBe(name)
})

it('leaves a flat to its rooms', () => {
  expect(ownName({ ...place, title: 'Lindenhofstrasse 14, 2. OG links', rooms: 3.5 })).toBe('')
})
