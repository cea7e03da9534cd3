// Staff change the conditions of a room, close it and delete it.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { removeContentsJob } from '#areas/files/server/public.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { filledRoom } from '../testing/filled-room.ts'
import { ask, plantGuest, plantRoom, read, type PlantedRoom } from '../testing/plant-room.ts'
import { documentRoom } from '../tables.ts'

const world = useWorld()

const versionOf = async (room: PlantedRoom): Promise<number> => (await read(world, room, room.clerk)).room.version

const fields = { title: 'Unterlagen', closes_on: null, ends_when_sold: true, terms_de: '', terms_fr: '' }
const change = async (room: PlantedRoom, more: object, version?: number) =>
  ask(world, room, {
    as: room.clerk,
    method: 'PATCH',
    payload: { ...fields, ...more, version: version ?? (await versionOf(room)) },
  })
const close = async (room: PlantedRoom, is_closed: boolean, version?: number) =>
  ask(world, room, {
    as: room.clerk,
    method: 'POST',
    path: '/close',
    payload: { is_closed, version: version ?? (await versionOf(room)) },
  })
const remove = (room: PlantedRoom) =>
  world.ask(room.home, { method: 'DELETE', url: `/api/v2/dms/${room.slug}/delete`, as: room.clerk })

const setState = (room: PlantedRoom, state: 'freezing' | 'frozen', archiveKey: string | null = null) =>
  asSystem(world.services, room.home, ({ db }) =>
    db.update(documentRoom).set({ state, archiveKey }).where(eq(documentRoom.slug, room.slug)),
  )

describe('changing a room', () => {
  it('is refused with a stale version, and named in the history field by field', async () => {
    const room = await plantRoom(world)
    const version = await versionOf(room)
    expect((await change(room, { title: 'Datenraum' }, version)).statusCode).toBe(200)
    expect((await change(room, { title: 'Anders' }, version)).statusCode).toBe(409)
    expect((await close(room, true, version)).statusCode).toBe(409)
    const [entry] = await auditEntries(world, room.home, 'document_room.changed')
    expect(entry?.changes).toEqual([{ field: 'title', old: 'Unterlagen', new: 'Datenraum' }])
  })

  it('gives the conditions a new version only with another text, and never one twice', async () => {
    const room = await plantRoom(world)
    const termsAfter = async (terms_de: string, terms_fr = '') => {
      await change(room, { terms_de, terms_fr })
      return (await read(world, room, room.clerk)).room
    }
    expect((await termsAfter('Vertraulich.')).terms_texts).toEqual({ text_de: 'Vertraulich.', text_fr: 'Vertraulich.' })
    expect((await termsAfter('Vertraulich.')).terms.version).toBe(1)
    expect((await termsAfter('Vertraulich.', 'Confidentiel.')).terms.version).toBe(2)
    expect((await termsAfter('')).terms).toBeNull()
    expect((await termsAfter('Vertraulich.')).terms.version).toBe(3)
  })

  it('shows guests the conditions in their language', async () => {
    const room = await plantRoom(world)
    await change(room, { terms_de: 'Vertraulich.', terms_fr: 'Confidentiel.' })
    const guest = await plantGuest(world, room, 'bank')
    const textIn = async (language: '' | '/fr') => {
      const answer = await world.ask(room.home, { url: `${language}/api/v1/dms/${room.slug}`, as: guest })
      return answer.json().room.terms.text
    }
    expect([await textIn(''), await textIn('/fr')]).toEqual(['Vertraulich.', 'Confidentiel.'])
  })

  it('is over once it is an archive', async () => {
    const room = await plantRoom(world)
    await setState(room, 'frozen', 'archive.zip')
    expect((await change(room, { title: 'Neu' })).statusCode).toBe(409)
    expect((await close(room, true)).statusCode).toBe(409)
    expect((await close(room, false)).statusCode).toBe(409)
    expect((await read(world, room, room.clerk)).room).toMatchObject({ state: 'frozen', title: 'Unterlagen' })
  })
})

describe('deleting a room', () => {
  it('takes its files, its archive and its guests along', async () => {
    const room = await filledRoom(world)
    await plantGuest(world, room, 'bank')
    const archiveKey = `${room.home.id}/archive-of-${room.slug}.zip`
    await setState(room, 'frozen', archiveKey)
    expect((await remove(room)).statusCode).toBe(200)
    expect((await ask(world, room, { as: room.clerk })).statusCode).toBe(404)
    expect(await auditEntries(world, room.home, 'document_room.deleted')).toHaveLength(1)
    await asSystem(world.services, room.home, async ({ db, client }) => {
      expect(await db.$count(storedFile, eq(storedFile.workspaceId, room.home.id))).toBe(0)
      const text = 'select data::text from pgboss.job where name = $1 and data::text like $2'
      const { rows } = await client.query(text, [removeContentsJob, `%${archiveKey}%`])
      expect(rows).toHaveLength(1)
    })
  })

  it('waits while the archive is written, and asks for the right', async () => {
    const room = await plantRoom(world)
    const analyst = await world.person(room.home, 'analyst')
    const url = `/api/v2/dms/${room.slug}/delete`
    expect((await world.ask(room.home, { method: 'DELETE', url, as: analyst })).statusCode).toBe(403)
    await setState(room, 'freezing')
    expect((await remove(room)).statusCode).toBe(409)
  })
})
