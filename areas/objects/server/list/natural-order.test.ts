// Objects are listed by building, storey and number, not by alphabet.

import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { bringIn, csv, deskIn, editOf, type Desk } from '../testing/spreadsheets.ts'

const world = useWorld()

const heading = 'Objektnummer;Bezeichnung;Objektart;Strasse;Nr;PLZ;Ort;Kanton;Geschoss'
const row = (number: string, title: string, type: string, street: string, floor = '') => {
  const [, name = '', houseNumber = ''] = /^(.*) (\S+)$/.exec(street) ?? []
  return [number, title, type, name, houseNumber, '1700', 'Freiburg', 'FR', floor].join(';')
}

async function titlesIn({ home, clerk }: Desk, list: string): Promise<string[]> {
  const { tableData } = (await world.ask(home, { url: `/api/v1/objects/${list}`, as: clerk })).json()
  return tableData.body.map(({ title }: { title: { value: string } }) => title.value)
}

it('flats by storey, whether it stands in a column or in the title, then by title', async () => {
  const desk = await deskIn(world)
  await bringIn(
    desk,
    csv(
      heading,
      row('F-1', 'Rue de la Flore 17, 1er gauche', 'Wohnung', 'Rue de la Flore 17', '1er étage'),
      row('F-2', 'Rue de la Flore 17, rez', 'Wohnung', 'Rue de la Flore 17'),
      row('F-3', 'Rue de la Flore 17, combles', 'Wohnung', 'Rue de la Flore 17'),
      row('F-4', 'Rue de la Flore 17, 1er droite', 'Wohnung', 'Rue de la Flore 17'),
      row('F-5', 'Rue de la Flore 17, sous-sol', 'Wohnung', 'Rue de la Flore 17', 'sous-sol'),
      row('F-6', 'Rue de la Flore 9, 2e', 'Wohnung', 'Rue de la Flore 9', '2e étage'),
    ),
    {},
    'a.csv',
  )
  const ordered = [
    'Rue de la Flore 9, 2e',
    'Rue de la Flore 17, sous-sol',
    'Rue de la Flore 17, rez',
    'Rue de la Flore 17, 1er droite',
    'Rue de la Flore 17, 1er gauche',
    'Rue de la Flore 17, combles',
  ]
  expect(await titlesIn(desk, 'apartments')).toEqual(ordered)
  expect(await titlesIn(desk, 'apartments?sort=-title')).toEqual(ordered.toReversed())
  expect(await titlesIn(desk, 'apartments?search=droite')).toEqual([ordered[3]])
})

it('parking spaces of one building together, 2 before 10', async () => {
  const desk = await deskIn(world)
  const place = (number: string, title: string, street: string) => row(number, title, 'Parkplatz', street)
  await bringIn(
    desk,
    csv(
      heading,
      place('P-10', 'Aussenparkplatz 10', 'Seeweg 1'),
      place('Q-1', 'Aussenparkplatz 1', 'Bachweg 4'),
      place('P-2', 'Aussenparkplatz 2', 'Seeweg 1'),
      place('P-1', 'Aussenparkplatz 1', 'Seeweg 1'),
    ),
    { kind: 'parkingspace' },
    'a.csv',
  )
  expect(await titlesIn(desk, 'parkingspace')).toEqual([
    'Aussenparkplatz 1',
    'Aussenparkplatz 1',
    'Aussenparkplatz 2',
    'Aussenparkplatz 10',
  ])
})

it('follows a building that moves to another name', async () => {
  const desk = await deskIn(world)
  await bringIn(
    desk,
    csv(
      heading,
      row('A-1', 'Erste', 'Wohnung', 'Ahornweg 1', 'EG'),
      row('B-1', 'Zweite', 'Wohnung', 'Birkenweg 1', 'EG'),
    ),
    {},
    'a.csv',
  )
  expect(await titlesIn(desk, 'apartments')).toEqual(['Erste', 'Zweite'])
  const { home, clerk } = desk
  const { id } = await editOf(desk, 'A-1')
  const { building } = (await world.ask(home, { url: `/api/v1/objects/${id}`, as: clerk })).json()
  const url = `/api/v1/buildings/${building.id}/edit`
  const { data, version } = (await world.ask(home, { url, as: clerk })).json()
  const payload = { ...data, title: 'Zederweg 1', version }
  expect((await world.ask(home, { method: 'POST', url, payload, as: clerk })).statusCode).toBe(200)
  expect(await titlesIn(desk, 'apartments')).toEqual(['Zweite', 'Erste'])
})
