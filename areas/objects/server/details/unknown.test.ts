// Tests three-valued fields: unknown is never shown as no.

import { expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/planting.ts'
import { bringIn, csv, deskIn } from '../testing/spreadsheets.ts'

const world = useWorld()

const answers = ['allows_dogs', 'allows_cats', 'subsidized', 'has_lift']

it('is open for new objects, from a file as by hand, until somebody says so', async () => {
  const desk = await deskIn(world)
  const { data } = (await world.ask(desk.home, { url: '/api/v1/objects/create/apartment', as: desk.clerk })).json()
  expect(data).toMatchObject({ allowsDogs: null, allowsCats: null, isSubsidized: null })
  await bringIn(
    desk,
    csv(
      'Objektnummer;Bezeichnung;Objektart;Adresse;PLZ;Ort;Hunde;Katzen;Aufzug',
      'Y-1;Eins;Wohnung;Seestrasse 4;8400;Winterthur;nein;;',
    ),
  )
  const list = async (filters: object) => {
    const url = `/api/v1/objects/apartments?filters=${encodeURIComponent(JSON.stringify(filters))}`
    return (await world.ask(desk.home, { url, as: desk.clerk })).json().tableData.body
  }
  expect(await list({ dogs: ['no'], cats: ['unknown'], subsidized: ['unknown'] })).toHaveLength(1)
  expect(await list({ cats: ['no'] })).toEqual([])
  const houses = await world.ask(desk.home, { url: '/api/v1/buildings/', as: desk.clerk })
  expect(houses.json().tableData.body[0].lift ?? null).toBeNull()
})

it('is told to the public as nothing', async () => {
  const home = await world.workspace()
  const id = await plantFlat(world, home)
  const told = (await world.ask(home, { url: `/api/v1/public-objects/${id}` })).json()
  expect(answers.map((answer) => told[answer])).toEqual([null, null, null, null])
  const [fed] = (await world.ask(home, { url: '/api/v2/public/objects' })).json()
  expect([fed.dogs_allowed, fed.cats_allowed, fed.subsidized, fed.building.lift]).toEqual([null, null, null, null])
})
