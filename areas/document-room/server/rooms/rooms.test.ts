// Staff create a room, guests see of it what their role allows, and an end of access applies at once.

import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { standardRoleId } from '../../rules/standard-roles.ts'
import { filledRoom, inRoomsOf, paper } from '../testing/filled-room.ts'
import { plantFlat } from '../testing/plant-flat.ts'
import { ask, categoryId, createRoom, plantGuest, plantRoom, read, upload } from '../testing/plant-room.ts'

const world = useWorld()

const { namesOf, fileId, open } = inRoomsOf(world)

describe('a new room', () => {
  it('begins with the standard categories, once for each object', async () => {
    const room = await plantRoom(world)
    const { categories } = await read(world, room, room.clerk)
    expect(categories.slice(0, 3).map(({ index, title }: { index: string; title: string }) => [index, title])).toEqual([
      ['1', 'Grundbuch'],
      ['1.1', 'Grundbuchauszug'],
      ['1.2', 'Dienstbarkeiten und Grundlasten'],
    ])
    await expect(createRoom(world, room, room.objectId)).rejects.toThrow('Es gibt hier schon einen Datenraum.')
    expect(await auditEntries(world, room.home, 'document_room.created')).toHaveLength(1)
  })

  it('is named in the list of objects', async () => {
    const room = await plantRoom(world)
    const list = (await world.ask(room.home, { url: '/api/v1/objects/apartments', as: room.clerk })).json()
    expect(list.tableData.body[0]).toMatchObject({ _dms_detail_view_url: { dms_uuid: room.slug } })
  })

  it('needs the right to change objects', async () => {
    const room = await plantRoom(world)
    const analyst = await world.person(room.home, 'analyst')
    const payload = { owner_kind: 'object', owner_id: room.objectId, title: 'Nein' }
    const answer = await world.ask(room.home, { method: 'POST', url: '/api/v1/dms/create', payload, as: analyst })
    expect(answer.statusCode).toBe(403)
    expect((await ask(world, room, { as: analyst })).json().viewer).toMatchObject({ is_staff: true, can_write: false })
  })

  it('does not exist for another workspace, nor do its files', async () => {
    const room = await filledRoom(world)
    const other = await world.workspace({ projectType: 'sale' })
    const stranger = await world.person(other, 'superadmin')
    const id = await fileId(room, 'Grundbuchauszug.pdf')
    const elsewhere = { home: other, slug: room.slug }
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/people'],
      ['GET', '/log'],
      ['POST', `/files/${id}/preview`],
      ['POST', `/files/${id}/download`],
      ['DELETE', `/files/${id}`],
    ] as const) {
      expect([path, (await ask(world, elsewhere, { as: stranger, method, path })).statusCode]).toEqual([path, 404])
    }
  })
})

describe('a guest', () => {
  it.each([
    ['candidate', ['Grundbuchauszug.pdf']],
    ['bank', ['Grundbuchauszug.pdf', 'Versicherungen.pdf', 'Vertragsentwürfe.pdf']],
    ['surveyor', ['Grundbuchauszug.pdf']],
    ['lawyer', ['Grundbuchauszug.pdf', 'Versicherungen.pdf', 'Vertragsentwürfe.pdf']],
  ] as const)('with the role %s sees %j, as staff who look as this role', async (role, names) => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, role)
    expect((await namesOf(room, guest)).toSorted()).toEqual([...names])
    const seen = await ask(world, room, { as: room.clerk, path: `?view_as=${standardRoleId(role)}` })
    expect(
      seen
        .json()
        .files.map(({ name }: { name: string }) => name)
        .toSorted(),
    ).toEqual([...names])
  })

  it('looks at a watermarked copy, and downloads only with the right', async () => {
    const room = await filledRoom(world)
    const [candidate, bank] = [await plantGuest(world, room, 'candidate'), await plantGuest(world, room, 'bank')]
    const original = (await open(room, room.clerk, 'Grundbuchauszug.pdf', 'download')).rawPayload
    const looked = await open(room, candidate, 'Grundbuchauszug.pdf', 'preview')
    expect(looked.statusCode).toBe(200)
    expect(looked.rawPayload.length).toBeGreaterThan(original.length)
    const [page] = (await PDFDocument.load(looked.rawPayload)).getPages()
    expect(page?.node.Resources()?.toString()).toContain('/XObject')
    expect((await open(room, candidate, 'Grundbuchauszug.pdf', 'download')).statusCode).toBe(403)
    expect((await open(room, candidate, 'Versicherungen.pdf', 'preview')).statusCode).toBe(404)
    const kept = await open(room, bank, 'Grundbuchauszug.pdf', 'download')
    expect(kept.statusCode).toBe(200)
    expect(kept.rawPayload.equals(original)).toBe(false)
  })

  it('of one room neither sees nor changes another', async () => {
    const room = await filledRoom(world)
    const objectId = await plantFlat(world, room.home, room.applicants)
    const second = { ...room, objectId, ...(await createRoom(world, room, objectId)) }
    const guest = await plantGuest(world, room, 'seller')
    const category = await categoryId(world, second, 'Grundbuch')
    const own = await fileId(room, 'Grundbuchauszug.pdf')
    const answers = [
      await ask(world, second, { as: guest }),
      await ask(world, second, { as: guest, path: '/log' }),
      await ask(world, second, { as: guest, method: 'POST', path: `/files/${own}/download` }),
      await ask(world, second, { as: guest, method: 'POST', path: '/enter' }),
      await upload(world, second, { as: guest, category, name: 'fremd.pdf', content: await paper() }),
    ]
    expect(answers.slice(0, 4).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(answers[4]?.json().uploaded).toEqual([])
    expect(await namesOf(second, second.clerk)).toEqual([])
    // A category of the other room does not open by the own one.
    const crossed = await upload(world, room, { as: guest, category, name: 'fremd.pdf', content: await paper() })
    expect(crossed.json().uploaded).toEqual([])
  })

  it('changes nothing that belongs to staff', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'seller')
    const id = await fileId(room, 'Grundbuchauszug.pdf')
    for (const [method, path, payload] of [
      ['PATCH', '', { version: 1, title: 'x', closes_on: null, ends_when_sold: true, terms_de: '', terms_fr: '' }],
      ['POST', '/categories', { title_de: 'x', title_fr: 'x', parent_id: null, rights: {} }],
      ['GET', '/people', undefined],
      ['POST', `/files/${id}/release`, { version: 1 }],
      ['POST', '/freeze', { version: 1 }],
    ] as const) {
      const answer = await ask(world, room, { as: guest, method, path, ...(payload && { payload }) })
      expect([path, answer.statusCode]).toEqual([path, 403])
    }
    expect((await ask(world, room, { as: guest, method: 'DELETE', path: `/files/${id}` })).statusCode).toBe(409)
  })
})

describe('the access of a guest', () => {
  it('ends at once: by hand, with the room, on the day, and with the sale', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'lawyer')
    const isOpen = async () => (await open(room, guest, 'Grundbuchauszug.pdf', 'preview')).statusCode === 200
    const people = async () => (await ask(world, room, { as: room.clerk, path: '/people' })).json().guests[0]
    const version = async () => (await read(world, room, room.clerk)).room.version
    expect(await isOpen()).toBe(true)
    const { id, version: first } = await people()
    const end = (is_ended: boolean, at: number) =>
      ask(world, room, {
        as: room.clerk,
        method: 'POST',
        path: `/people/${id}/end`,
        payload: { version: at, is_ended },
      })
    await end(true, first)
    expect(await isOpen()).toBe(false)
    expect(await people()).toMatchObject({ state: 'ended', ended: 'Der Zugang wurde beendet.' })
    await end(false, first + 1)
    expect(await isOpen()).toBe(true)
    const close = async (is_closed: boolean) =>
      ask(world, room, {
        as: room.clerk,
        method: 'POST',
        path: '/close',
        payload: { version: await version(), is_closed },
      })
    await close(true)
    expect(await isOpen()).toBe(false)
    expect(await read(world, room, guest)).toMatchObject({
      room: { ended: 'Der Datenraum ist geschlossen.' },
      files: [],
    })
    await close(false)
    expect(await isOpen()).toBe(true)
    const payload = { title: 'Unterlagen', closes_on: '2020-01-01', ends_when_sold: true, terms_de: '', terms_fr: '' }
    const change = async (more: object) =>
      ask(world, room, {
        as: room.clerk,
        method: 'PATCH',
        payload: { ...payload, ...more, version: await version() },
      })
    expect((await change({})).statusCode).toBe(200)
    expect(await isOpen()).toBe(false)
    await change({ closes_on: null })
    expect(await isOpen()).toBe(true)
    await asSystem(world.services, room.home, ({ db }) =>
      db.update(propertyObject).set({ progressState: 'sold' }).where(eq(propertyObject.id, room.objectId)),
    )
    expect(await isOpen()).toBe(false)
    await change({ closes_on: null, ends_when_sold: false })
    expect(await isOpen()).toBe(true)
  })

  it('begins once the conditions are accepted, and anew when they change', async () => {
    const room = await filledRoom(world)
    const guest = await plantGuest(world, room, 'bank')
    const write = async (terms_de: string) =>
      ask(world, room, {
        as: room.clerk,
        method: 'PATCH',
        payload: {
          title: 'Unterlagen',
          closes_on: null,
          ends_when_sold: true,
          terms_de,
          terms_fr: '',
          version: (await read(world, room, room.clerk)).room.version,
        },
      })
    const accept = (version: number) =>
      ask(world, room, { as: guest, method: 'POST', path: '/terms', payload: { version } })
    expect((await write('Vertraulich.')).statusCode).toBe(200)
    expect(await read(world, room, guest)).toMatchObject({ viewer: { must_accept_terms: true }, files: [] })
    expect((await open(room, guest, 'Grundbuchauszug.pdf', 'preview')).statusCode).toBe(403)
    expect((await accept(1)).statusCode).toBe(200)
    expect((await open(room, guest, 'Grundbuchauszug.pdf', 'preview')).statusCode).toBe(200)
    await write('Streng vertraulich.')
    expect((await read(world, room, guest)).viewer.must_accept_terms).toBe(true)
    expect((await accept(1)).statusCode).toBe(409)
    expect((await accept(2)).statusCode).toBe(200)
    expect((await read(world, room, guest)).room.terms).toEqual({ version: 2, text: 'Streng vertraulich.' })
  })
})
