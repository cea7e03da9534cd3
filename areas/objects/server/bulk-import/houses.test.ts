// Tests that building cells are validated as strictly as object cells.

import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { building } from '#areas/buildings/server/tables.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'
import { ask, bringIn, check, csv, deskIn, type Desk } from '../testing/spreadsheets.ts'

const world = useWorld()

const newRow = 'Wohnung;Seestrasse;4;8400;Winterthur;ZH'
const headings = 'Objektnummer;Bezeichnung;Objektart;Strasse;Nr;PLZ;Ort;Kanton'

async function housesOf(desk: Desk) {
  let rows: (typeof building.$inferSelect)[] = []
  await inWorkspace(world.services.pool, desk.home.id, async (client) => {
    rows = await drizzle({ client }).select().from(building).orderBy(building.title)
  })
  return rows
}

const changeHouse = (desk: Desk, id: string, fields: Partial<typeof building.$inferInsert>) =>
  inWorkspace(world.services.pool, desk.home.id, (client) =>
    drizzle({ client }).update(building).set(fields).where(eq(building.id, id)),
  )

interface Told {
  number: number
  problems: { column: number; message: string }[]
  changes: object[]
  notes: { message: string }[]
}

const problemsIn = ({ rows }: { rows: Told[] }) =>
  rows.flatMap(({ number, problems }) => problems.map(({ column, message }) => [number, column, message]))

describe('what rows say of a building that is known', () => {
  it('changes it as it changes an object: seen before, told in the history, and the same file again changes nothing', async () => {
    const desk = await deskIn(world)
    const buildingId = await plantBuilding(world, desk.home)
    await plantFlat(world, desk.home, { buildingId, referenceNumber: 'H-1' })
    await plantFlat(world, desk.home, { buildingId, referenceNumber: 'H-2' })
    const file = csv('Objektnummer;Baujahr;EGID;Aufzug;Geschosse', 'H-1;1971;;ja;', 'H-2;1971;190123;;')
    const { answer } = await check(desk, file)
    expect(answer).toMatchObject({
      counts: { changed: 2, unchanged: 0, rejected: 0 },
      changedBuildings: [{ title: 'Lindenhofstrasse 12' }],
    })
    expect(answer.rows.map(({ changes }: Told) => changes)).toEqual([
      [
        { label: 'Gebäude: Baujahr', old: '1962', new: '1971' },
        { label: 'Gebäude: Lift', old: '–', new: 'Ja' },
      ],
      [{ label: 'Gebäude: EGID', old: '–', new: '190123' }],
    ])
    expect((await bringIn(desk, file)).import.counts.changed).toBe(2)
    const [house] = await housesOf(desk)
    // Fields without a cell keep their value.
    expect(house).toMatchObject({ constructionYear: 1971, egid: '190123', hasLift: true, floors: 5, version: 2 })
    const told = (await ask(desk, '')).json().imports
    expect(told).toHaveLength(1)
    const timeline = await world.ask(desk.home, { url: `/api/v1/buildings/${buildingId}/timeline`, as: desk.clerk })
    expect(timeline.json().entries[0]).toMatchObject({
      event: 'building.changed',
      detail: expect.stringContaining('Import «Objekte.xlsx» · Baujahr: 1962 → 1971'),
    })
    // Unchanged objects get no new version.
    expect(await auditEntries(world, desk.home, 'object.changed')).toEqual([])
    const again = await bringIn(desk, file)
    expect(again.import.counts).toEqual({ created: 0, changed: 0, unchanged: 2, rejected: 0 })
  })

  it('goes with new objects too, and a dash takes away', async () => {
    const desk = await deskIn(world)
    await plantBuilding(world, desk.home)
    const file = csv(
      'Objektnummer;Bezeichnung;Objektart;Gebäude;Baujahr',
      'H-1;Eins;Wohnung;Lindenhofstrasse 12;–',
      'H-2;Zwei;Wohnung;Lindenhofstrasse 12;',
    )
    expect((await bringIn(desk, file)).import.counts.created).toBe(2)
    const [house] = await housesOf(desk)
    expect(house?.constructionYear).toBeNull()
  })

  it('gets its old values back with the import, where nobody has changed them since', async () => {
    const desk = await deskIn(world)
    const buildingId = await plantBuilding(world, desk.home)
    await plantFlat(world, desk.home, { buildingId, referenceNumber: 'H-1' })
    const { id } = await bringIn(desk, csv('Objektnummer;Baujahr;EGID', 'H-1;1971;190123'))
    await changeHouse(desk, buildingId, { egid: '7', version: 3 })
    const undone = (await ask(desk, `/${id}/undo`, {})).json()
    expect(undone).toMatchObject({
      restored: 1,
      import: {
        kept: [{ id: buildingId, isBuilding: true, reason: expect.stringContaining('Diese Werte bleiben') }],
      },
    })
    const [house] = await housesOf(desk)
    expect([house?.constructionYear, house?.egid]).toEqual([1962, '7'])
  })

  it('is left alone by a row that speaks of another house', async () => {
    const desk = await deskIn(world)
    const buildingId = await plantBuilding(world, desk.home)
    await plantFlat(world, desk.home, { buildingId, referenceNumber: 'H-1' })
    const file = csv('Objektnummer;Gebäude;Baujahr;Zimmer', 'H-1;Anderes Haus;1971;5')
    const { answer } = await check(desk, file)
    expect(answer.rows[0].notes[0].message).toContain('bleibt in seinem Gebäude')
    await bringIn(desk, file)
    expect((await housesOf(desk))[0]?.constructionYear).toBe(1962)
  })
})

describe('what rows say of a building', () => {
  it('is checked in every row, by the rules of its form, at the cell', async () => {
    const desk = await deskIn(world)
    const { answer } = await check(
      desk,
      csv(
        `${headings};Baujahr;EGID;Geschosse`,
        `H-1;Eins;${newRow};1971;;4`,
        `H-2;Zwei;${newRow};971;keine;400`,
        `H-3;Drei;${newRow};bald;;`,
      ),
    )
    expect(answer.counts).toMatchObject({ created: 1, rejected: 2 })
    expect(problemsIn(answer)).toEqual([
      [3, 8, 'Mindestens 1200'],
      [3, 10, 'Höchstens 60'],
      [3, 9, 'Der EGID besteht aus 1 bis 9 Ziffern'],
      [4, 8, '«bald» ist keine Zahl'],
    ])
  })

  it('must agree: the later row is bad, and told which row says what', async () => {
    const desk = await deskIn(world)
    const { answer } = await check(
      desk,
      csv(
        `${headings};Baujahr`,
        `H-1;Eins;${newRow};1971`,
        `H-2;Zwei;${newRow};1972`,
        `H-3;Drei;${newRow};`,
        `H-4;Vier;${newRow};1971`,
      ),
    )
    expect(answer.counts).toMatchObject({ created: 3, rejected: 1 })
    expect(problemsIn(answer)).toEqual([[3, 8, 'Widerspruch zu Zeile 2 bei diesem Gebäude: 1971']])
  })

  it('counts only from rows that go in', async () => {
    const desk = await deskIn(world)
    await bringIn(desk, csv(`${headings};Zimmer;Baujahr`, `H-1;Eins;${newRow};viele;1971`, `H-2;Zwei;${newRow};3;1972`))
    expect((await housesOf(desk)).map(({ constructionYear }) => constructionYear)).toEqual([1972])
  })

  it('is not believed where postcode and town do not belong together, in a form no more than in a file', async () => {
    const desk = await deskIn(world)
    const { answer } = await check(
      desk,
      csv(
        'Objektnummer;Bezeichnung;Objektart;Strasse;Nr;Ort;Kanton',
        'H-1;Eins;Wohnung;Seestrasse;4;8400 Genève;ZH',
        'H-2;Zwei;Wohnung;Seestrasse;5;8400 Winterthur;ZH',
      ),
    )
    expect(problemsIn(answer)).toEqual([[2, 5, '8400 und Genève passen nicht zusammen']])
    const id = await plantBuilding(world, desk.home)
    const url = `/api/v1/buildings/${id}/edit`
    const { data, version } = (await world.ask(desk.home, { url, as: desk.clerk })).json()
    const payload = { ...data, city: 'Genève', version }
    const refused = await world.ask(desk.home, { method: 'POST', url, payload, as: desk.clerk })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { city: '8400 und Genève passen nicht zusammen' },
    ])
  })
})

describe('a spreadsheet of our own', () => {
  it.each(['', '/fr'])('%s comes back with its columns understood and changes nothing', async (language) => {
    const desk = await deskIn(world)
    const id = await plantFlat(world, desk.home, { referenceNumber: 'E-1', moveInDate: '2027-04-01' })
    const columns = ['title', 'state', 'rooms', 'area', 'floor', 'price', 'net_rent', 'ancillary_cost', 'deposit']
    columns.push('move_in_date', 'num_applications', 'holder', 'reference_number', 'building', 'city', 'published')
    const payload = { bulkAction: 'exportExcel', targets: [id], columns }
    const url = `${language}/api/v1/objects/apartments`
    const exported = await world.ask(desk.home, { method: 'POST', url, payload, as: desk.clerk })
    const { preview, answer } = await checkOf(desk, exported.rawPayload)
    const left = preview.columns.filter(({ proposed }: { proposed: string | null }) => proposed === null)
    expect(left.filter(({ leftOut }: { leftOut: string | null }) => leftOut === null)).toEqual([])
    expect(left).toHaveLength(5)
    expect(answer.counts).toEqual({ created: 0, changed: 0, unchanged: 1, rejected: 0 })
  })
})

async function checkOf(desk: Desk, content: Buffer) {
  const { id, answer } = await check(desk, content)
  return { answer, preview: (await ask(desk, `/${id}/preview`)).json() }
}
