// Undo of an import whose owners were renamed since: a new name of an owner is no change of the object.

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { propertyOwner } from '#areas/owners/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'
import { ask, bringIn, csv, deskIn, type Desk } from '../testing/spreadsheets.ts'

const world = useWorld()

const rename = (desk: Desk, from: string, to: string) =>
  asSystem(world.services, desk.home, ({ db }) =>
    db.update(propertyOwner).set({ name: to }).where(eq(propertyOwner.name, from)),
  )

const ownersIn = (desk: Desk) =>
  asSystem(world.services, desk.home, async ({ db }) => (await db.select().from(propertyOwner)).map(({ name }) => name))

it('deletes what the import created, and gives back the former owner under the new name', async () => {
  const desk = await deskIn(world)
  const ownerId = newId()
  await asSystem(world.services, desk.home, ({ db }) =>
    db.insert(propertyOwner).values({ workspaceId: desk.home.id, id: ownerId, name: 'Stiftung Aare' }),
  )
  const buildingId = await plantBuilding(world, desk.home)
  const flat = await plantFlat(world, desk.home, { buildingId, referenceNumber: 'H-1', ownerId })
  const { id } = await bringIn(
    desk,
    csv(
      'Objektnummer;Bezeichnung;Objektart;Gebäude;Eigentümerschaft',
      'H-1;;;;Neue AG',
      'H-2;Zwei;Wohnung;Lindenhofstrasse 12;Neue AG',
    ),
  )
  await rename(desk, 'Stiftung Aare', 'Aare Immobilien')
  await rename(desk, 'Neue AG', 'Ganz Neue AG')
  const undone = (await ask(desk, `/${id}/undo`, {})).json()
  expect(undone).toMatchObject({ deleted: 1, restored: 1, import: { kept: [] } })
  const edit = await world.ask(desk.home, { url: `/api/v1/objects/${flat}/edit`, as: desk.clerk })
  expect(edit.json().data.owner).toBe('Aare Immobilien')
  expect((await ownersIn(desk)).toSorted()).toEqual(['Aare Immobilien', 'Ganz Neue AG'])
})
