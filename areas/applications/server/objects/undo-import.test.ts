// Tests undoing an import: everything is reverted, except objects with later changes, which are listed with a reason.

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationWish } from '../tables.ts'
import { plantApplications } from '../testing/planting.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { ask, bringIn, csv, deskIn, type Desk } from '#areas/objects/server/testing/spreadsheets.ts'
import { objectReservation, propertyObject } from '#areas/objects/server/tables.ts'

const world = useWorld()

const write = (desk: Desk, work: (db: NodePgDatabase) => Promise<unknown>) =>
  inWorkspace(world.services.pool, desk.home.id, (client) => work(drizzle({ client })))

async function objectsOf(desk: Desk) {
  let rows: (typeof propertyObject.$inferSelect)[] = []
  await write(desk, async (db) => {
    rows = await db.select().from(propertyObject).orderBy(propertyObject.referenceNumber)
  })
  return rows
}

const idOf = async (desk: Desk, number: string) =>
  (await objectsOf(desk)).find(({ referenceNumber }) => referenceNumber === number)?.id ?? ''

const newOnes = (...numbers: string[]) =>
  csv(
    'Objektnummer;Bezeichnung;Objektart;Adresse;PLZ;Ort;Kanton;Nettomiete',
    ...numbers.map((number) => `${number};Seestrasse 4;Wohnung;Seestrasse 4;8400;Winterthur;ZH;1900`),
  )

describe('taking an import back', () => {
  it('deletes what it created, with the building, and says so', async () => {
    const desk = await deskIn(world)
    const { id } = await bringIn(desk, newOnes('U-1', 'U-2'))
    const undone = (await ask(desk, `/${id}/undo`, {})).json()
    expect(undone).toMatchObject({ deleted: 2, restored: 0, import: { state: 'undone', kept: [] } })
    expect(await objectsOf(desk)).toEqual([])
    const houses = (await world.ask(desk.home, { url: '/api/v1/buildings/', as: desk.clerk })).json()
    expect(houses.tableData.body).toEqual([])
    expect(await auditEntries(world, desk.home, 'object.deleted')).toHaveLength(2)
    expect((await bringIn(desk, newOnes('U-1'))).import.counts.created).toBe(1)
  })

  it('keeps what something hangs on, each with its reason', async () => {
    const desk = await deskIn(world)
    const { id } = await bringIn(desk, newOnes('U-1', 'U-2', 'U-3', 'U-4', 'U-5', 'U-6'))
    const ids = (await objectsOf(desk)).map((row) => row.id)
    const [applicationId = ''] = await plantApplications(world, desk.home, [{}])
    const [first] = await objectsOf(desk)
    await write(desk, (db) =>
      db.insert(applicationWish).values({
        workspaceId: desk.home.id,
        applicationId,
        objectId: first?.id ?? '',
        buildingId: first?.buildingId ?? '',
        rank: 1,
      }),
    )
    await write(desk, (db) =>
      db.insert(objectReservation).values({
        workspaceId: desk.home.id,
        id: ids[1] ?? '',
        objectId: ids[1] ?? '',
        until: '2030-01-01',
        note: 'für Frau Keller',
        createdAt: new Date(),
        endedAt: new Date(),
      }),
    )
    await write(desk, (db) =>
      db
        .update(propertyObject)
        .set({ title: 'Von Hand' })
        .where(eq(propertyObject.id, ids[2] ?? '')),
    )
    await write(desk, (db) =>
      db
        .update(propertyObject)
        .set({ progressState: 'rented' })
        .where(eq(propertyObject.id, ids[3] ?? '')),
    )
    await write(desk, (db) =>
      db.execute(sql`insert into stored_file (workspace_id, id, storage_key, name, content_type, size, sha256, owner_kind, owner_id)
        values (${desk.home.id}, ${ids[4]}, 'k', 'b.png', 'image/png', 1, '\\x00', 'object', ${ids[4]})`),
    )
    const undone = (await ask(desk, `/${id}/undo`, {})).json()
    const reasons = undone.import.kept.map(({ referenceNumber, reason }: Record<string, string>) => [
      referenceNumber,
      reason,
    ])
    expect(Object.fromEntries(reasons)).toEqual({
      'U-1': 'Es gibt Bewerbungen',
      'U-2': 'Ist oder war reserviert',
      'U-3': 'Seit dem Import geändert',
      'U-4': expect.stringContaining('vermietet'),
      'U-5': 'Hat Bilder oder Dokumente',
    })
    expect(undone.deleted).toBe(1)
    expect(await objectsOf(desk)).toHaveLength(5)
  })

  it('gives changed objects their old values back, where nobody changed them since', async () => {
    const desk = await deskIn(world)
    await plantFlat(world, desk.home, { referenceNumber: 'U-1' })
    await plantFlat(world, desk.home, { referenceNumber: 'U-2' })
    const { id } = await bringIn(desk, csv('Objektnummer;Nettomiete;Zimmer', 'U-1;2000;4.5', 'U-2;2000;4.5'))
    await write(desk, async (db) =>
      db
        .update(propertyObject)
        .set({ rooms: 5 })
        .where(eq(propertyObject.id, await idOf(desk, 'U-2'))),
    )
    const undone = (await ask(desk, `/${id}/undo`, {})).json()
    expect(undone).toMatchObject({
      deleted: 0,
      restored: 2,
      import: {
        kept: [
          { referenceNumber: 'U-2', reason: 'Seither geändert: Diese Werte bleiben, die übrigen sind zurückgesetzt' },
        ],
      },
    })
    const rows = await objectsOf(desk)
    expect(rows.map(({ netRent, grossRent, rooms, version }) => [netRent, grossRent, rooms, version])).toEqual([
      [172_000, 195_000, 3.5, 3],
      [172_000, 195_000, 5, 3],
    ])
    const [last] = (await auditEntries(world, desk.home, 'object.changed')).slice(-1)
    expect(last?.changes).toEqual([{ field: 'netRent', old: 2000, new: 1720 }])
  })

  it('happens once, after the import, in one’s own workspace, and with the permission', async () => {
    const desk = await deskIn(world)
    const { id } = await bringIn(desk, newOnes('U-1'))
    expect((await ask(await deskIn(world), `/${id}/undo`, {})).statusCode).toBe(404)
    const reader = { ...desk, clerk: await world.person(desk.home, 'assistant') }
    expect((await ask(reader, `/${id}/undo`, {})).statusCode).toBe(403)
    expect((await ask(desk, `/${id}/undo`, {})).statusCode).toBe(200)
    const again = await ask(desk, `/${id}/undo`, {})
    expect([again.statusCode, again.json().message]).toEqual([409, 'Dieser Import ist bereits zurückgenommen.'])
  })
})

describe('more rows than are written at once', () => {
  it('are written, changed and taken back', async () => {
    const desk = await deskIn(world)
    const numbers = Array.from({ length: 500 }, (_, at) => `G-${at}`)
    const brought = await bringIn(desk, newOnes(...numbers))
    expect(brought.import.counts.created).toBe(500)
    const rents = csv('Objektnummer;Nettomiete', ...numbers.map((number) => `${number};2100`))
    const changed = await bringIn(desk, rents)
    expect(changed.import.counts.changed).toBe(500)
    expect((await ask(desk, `/${changed.id}/undo`, {})).json().restored).toBe(500)
    expect((await ask(desk, `/${brought.id}/undo`, {})).json().deleted).toBe(500)
  })
})
