// A frozen room: nobody changes it, guests are out, and the archive has index, hashes, files and log.

import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { ask, categoryId, plantGuest, plantRoom, read, upload, type PlantedRoom } from '../testing/plant-room.ts'
import { freezeRoom } from './freezing.ts'

const world = useWorld()

async function frozenRoom() {
  const room = await plantRoom(world)
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const content = Buffer.from(await pdf.save())
  const category = await categoryId(world, room, 'Grundbuchauszug')
  await upload(world, room, { as: room.clerk, category, name: 'Auszug 2026.pdf', content })
  const guest = await plantGuest(world, room, 'lawyer')
  const payload = { version: (await read(world, room, room.clerk)).room.version }
  const answer = await ask(world, room, { as: room.clerk, method: 'POST', path: '/freeze', payload })
  expect(answer.statusCode).toBe(200)
  return { room, guest, content }
}

/** Runs the job: a transaction, then work without one. A killed job is repeated from its beginning. */
async function runJob({ home, slug }: PlantedRoom, isKilled = false) {
  const afterCommit = await asSystem(world.services, home, (ctx) => freezeRoom(ctx, { slug }))
  if (afterCommit && !isKilled) await afterCommit()
}

describe('a frozen room', () => {
  it('is closed at once, and an archive after the job, also if the first run was killed', async () => {
    const { room, guest, content } = await frozenRoom()
    const state = async () => (await read(world, room, room.clerk)).room.state
    expect(await state()).toBe('freezing')
    expect((await read(world, room, guest)).room.ended).toBe('Der Datenraum ist archiviert.')
    expect((await ask(world, room, { as: room.clerk, path: '/archive' })).statusCode).toBe(409)
    await runJob(room, true)
    expect(await state()).toBe('freezing')
    await runJob(room)
    await runJob(room)
    expect(await state()).toBe('frozen')
    const { archive } = (await read(world, room, room.clerk)).room
    const zip = (await ask(world, room, { as: room.clerk, path: '/archive' })).rawPayload
    expect(createHash('sha256').update(zip).digest('hex')).toBe(archive.sha256)
    const names = zip.toString('latin1')
    expect(names).toContain('1 Grundbuch/1.1 Grundbuchauszug/1.1.1 Auszug 2026.pdf')
    expect(names).toContain('SHA256SUMS.txt')
    // Stored without compression, so the content is found as it is.
    expect(zip.includes(content)).toBe(true)
  })

  it('is archived once, also by two jobs at once or one that is late', async () => {
    const { room } = await frozenRoom()
    const begin = () => asSystem(world.services, room.home, (ctx) => freezeRoom(ctx, { slug: room.slug }))
    const both = [await begin(), await begin()]
    for (const finish of both) await finish?.()
    expect(await begin()).toBeUndefined()
    expect(await auditEntries(world, room.home, 'document_room.archived')).toHaveLength(1)
  })

  it('is frozen in the version that was read, and opens its archive to colleagues alone', async () => {
    const { room, guest } = await frozenRoom()
    await runJob(room)
    expect((await ask(world, room, { as: guest, path: '/archive' })).statusCode).toBe(403)
    const other = await plantRoom(world)
    const freeze = (version: number) =>
      ask(world, other, { as: other.clerk, method: 'POST', path: '/freeze', payload: { version } })
    expect((await freeze(7)).statusCode).toBe(409)
    expect((await freeze(1)).statusCode).toBe(200)
    expect((await freeze(2)).statusCode).toBe(409)
  })

  it('changes no more', async () => {
    const { room } = await frozenRoom()
    await runJob(room)
    const category = await categoryId(world, room, 'Grundbuchauszug')
    const sent = await upload(world, room, {
      as: room.clerk,
      category,
      name: 'x.pdf',
      content: Buffer.from('%PDF-1.4'),
    })
    expect(sent.json().uploaded).toEqual([])
    const payload = { title_de: 'x', title_fr: 'x', parent_id: null, rights: {} }
    const added = await ask(world, room, { as: room.clerk, method: 'POST', path: '/categories', payload })
    expect([added.statusCode, added.json().message]).toEqual([
      409,
      'Der Datenraum ist ein Archiv und wird nicht mehr verändert.',
    ])
  })
})
