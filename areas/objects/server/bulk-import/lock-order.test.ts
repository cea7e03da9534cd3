// An import and its undo against a building that is renamed meanwhile: none of them may end in a deadlock. The name of a
// building is part of the sort keys of its objects, so that renaming locks both.

import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { ask, bringIn, check, csv, deskIn, type Desk } from '../testing/spreadsheets.ts'

const world = useWorld()

const headings = 'Objektnummer;Bezeichnung;Objektart;Strasse;Nr;PLZ;Ort;Kanton;Zimmer'
const row = (number: string, rooms: number) => `${number};Seestrasse 4;Wohnung;Seestrasse;4;8400;Winterthur;ZH;${rooms}`

async function rename({ home, clerk }: Desk, id: string) {
  const { version, data } = (await world.ask(home, { url: `/api/v1/buildings/${id}/edit`, as: clerk })).json()
  const payload = { ...data, version, title: 'Haus am See' }
  return world.ask(home, { method: 'POST', url: `/api/v1/buildings/${id}/edit`, payload, as: clerk })
}

/** Runs `run` while a further connection holds the locks of `statement`, and releases them at its end. */
const holding = (
  desk: Desk,
  { statement, values }: { statement: string; values: unknown[] },
  run: () => Promise<void>,
) =>
  inWorkspace(world.services.pool, desk.home.id, async (client) => {
    await client.query(statement, values)
    await run()
  })

/** Resolves when so many connections of this workspace wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const statement = `select count(distinct pid)::integer as waiting from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database()) or not granted and database is null`
  await expect
    .poll(async () => (await world.services.pool.query(statement)).rows[0].waiting, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(count)
}

describe('renaming a building', () => {
  it('does not stop an import that changes its objects and adds one', async () => {
    const desk = await deskIn(world)
    const file = csv(headings, row('L-1', 3))
    await bringIn(desk, file)
    const wider = csv(headings, row('L-1', 4), row('L-2', 2))
    const { id, reading, answer } = await check(desk, wider)
    expect(answer.counts).toMatchObject({ changed: 1, created: 1, rejected: 0 })
    const buildingId = await buildingOf(desk, 'L-1')
    // The import waits for the numbers after it has locked its objects.
    const numbers = {
      statement: 'select pg_advisory_xact_lock(hashtextextended($1, 255))',
      values: [desk.home.id],
    }
    let both: Promise<[Answer, Answer]> | undefined
    await holding(desk, numbers, async () => {
      const imported = ask(desk, `/${id}/apply`, { ...reading, seen: answer.counts })
      await untilWaiting(1)
      both = Promise.all([imported, rename(desk, buildingId)])
      await untilWaiting(2)
    })
    expect((await both)?.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await sortKeysOf(desk, buildingId)).toEqual([
      expect.stringContaining('haus am see'),
      expect.stringContaining('haus am see'),
    ])
  })

  it('does not stop the undo of the import that created it', async () => {
    const desk = await deskIn(world)
    const { id } = await bringIn(desk, csv(headings, row('L-1', 3), row('L-2', 2)))
    const buildingId = await buildingOf(desk, 'L-1')
    // The undo waits for the last object after it has locked the first.
    const last = {
      statement: `select from property_object where building_id = $1
        and id = (select max(id::text)::uuid from property_object where building_id = $1) for update`,
      values: [buildingId],
    }
    let both: Promise<[Answer, Answer]> | undefined
    await holding(desk, last, async () => {
      const undone = ask(desk, `/${id}/undo`, {})
      await untilWaiting(1)
      both = Promise.all([undone, rename(desk, buildingId)])
      await untilWaiting(2)
    })
    expect((await both)?.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  })
})

type Answer = Awaited<ReturnType<typeof ask>>

const rowsOf = (desk: Desk, statement: string, values: unknown[]) =>
  inWorkspace(world.services.pool, desk.home.id, async (client) => (await client.query(statement, values)).rows)

async function buildingOf(desk: Desk, number: string): Promise<string> {
  const [found] = await rowsOf(desk, 'select building_id from property_object where reference_number = $1', [number])
  return found.building_id
}

async function sortKeysOf(desk: Desk, buildingId: string): Promise<string[]> {
  const rows = await rowsOf(desk, 'select sort_key from property_object where building_id = $1', [buildingId])
  return rows.map(({ sort_key: key }) => key)
}
