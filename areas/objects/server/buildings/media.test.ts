// Pictures of a building: ordered by staff, and shown to the public with the objects in it.

import { expect, it } from 'vitest'
import sharp from 'sharp'
import { multipartHeaders, multipartOf } from '#areas/files/server/testing/multipart.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'

const world = useOwnWorld()

const photo = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .png()
    .toBuffer()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), house: await plantBuilding(world, home) }
}

async function upload(home: Workspace, as: Person, name: string, red: number): Promise<string> {
  const payload = multipartOf([{ name, content: await photo(red) }])
  const sent = { method: 'POST', url: '/api/v1/upload-images', payload, headers: multipartHeaders, as } as const
  return (await world.ask(home, sent)).json().uploaded[0].id
}

interface Asking {
  home: Workspace
  as: Person
  house: string
}

const arrange = ({ home, as, house }: Asking, updatedImages: string[], removedImages: string[] = []) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/buildings/${house}/upload-images-setup`,
    payload: { updatedImages, removedImages },
    as,
  })

it('are kept in their order, told in the history, and shown with the objects of the house', async () => {
  const { home, clerk, house } = await scene()
  const flat = await plantFlat(world, home, { buildingId: house, floorPlan: null })
  const [one, two] = [await upload(home, clerk, 'Hof.png', 10), await upload(home, clerk, 'Strasse.png', 200)]
  expect((await arrange({ home, as: clerk, house }, [two, one])).statusCode).toBe(200)
  await world.services.jobs.runDue()
  const edited = (await world.ask(home, { url: `/api/v1/buildings/${house}/edit`, as: clerk })).json()
  expect(edited.images.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'Strasse.png',
    'Hof.png',
  ])
  const { entries } = (await world.ask(home, { url: `/api/v1/buildings/${house}/timeline`, as: clerk })).json()
  expect(entries[0]).toMatchObject({ event: 'building.pictures_changed', title: 'Bilder geändert' })

  const told = (await world.ask(home, { url: `/api/v1/public-objects/${flat}` })).json()
  expect([told.photo, told.house_photo, told.image]).toEqual([null, ...Array(2).fill(`/api/v1/public-files/${two}`)])
  expect(told.house_images).toHaveLength(2)
  expect((await world.ask(home, { url: told.image })).statusCode).toBe(200)
  const { items } = (await world.ask(home, { url: '/api/v1/objects/iframe-object-list' })).json()
  expect(items[0].house_photo).toBe(told.house_photo)
  const [fed] = (await world.ask(home, { url: '/api/v2/public/objects' })).json()
  expect(fed.images).toHaveLength(2)

  expect((await arrange({ home, as: clerk, house }, [one], [two])).json().images).toHaveLength(1)
  expect((await world.ask(home, { url: told.image })).statusCode).toBe(404)
})

it('are not taken away unseen, and only by those who may write, in their own workspace', async () => {
  const { home, clerk, house } = await scene()
  const one = await upload(home, clerk, 'Hof.png', 10)
  await arrange({ home, as: clerk, house }, [one])
  const late = await arrange({ home, as: clerk, house }, [])
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('von jemand anderem geändert')])
  const reader = await world.person(home, 'assistant')
  expect((await arrange({ home, as: reader, house }, [one])).statusCode).toBe(403)
  const other = await scene()
  expect((await arrange({ home: other.home, as: other.clerk, house }, [])).statusCode).toBe(404)
})
