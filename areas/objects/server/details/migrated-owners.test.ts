// The free text of an object's owner becomes a record, without loss.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { asOwner } from '#platform/server/testing/database.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { plantFlat } from '../testing/planting.ts'

// The test has its own database, because later roles violate the check of that migration.
const world = useOwnWorld()
const migration = readFileSync(join(import.meta.dirname, '../../../../migrations/0545-owners.sql'), 'utf8')

const asBefore = `
  alter table property_object drop column owner_id;
  drop table property_owner cascade;
  drop function owner_name_key;
  alter table role_permission drop constraint role_permission_role_check`

it('joins spellings that differ in case and white space, and keeps every other fact', async () => {
  const home = await world.workspace({ languages: ['fr'] })
  const other = await world.workspace()
  const texts = ['Stiftung Aare', 'Stiftung Aare', 'STIFTUNG  aare ', 'Müller & Cie', '  ', null]
  const ids: string[] = []
  for (const owner of texts) {
    const facts = { mark: 'A', ...(owner !== null && { owner }) }
    ids.push(await plantFlat(world, home, { facts }))
  }
  await plantFlat(world, other, { facts: { owner: 'stiftung aare' } })

  const found = await asOwner(world.services.pool, async (client) => {
    await client.query('begin')
    await client.query(asBefore)
    await client.query(`select set_config('app.workspace_id', $1, true)`, [home.id])
    await client.query(
      `insert into object_import (workspace_id, id, file_name, created_by_name, created_at) values ($1, $2, 'a', 'b', now())`,
      [home.id, ids[0]],
    )
    await client.query(
      `insert into object_import_row (workspace_id, import_id, object_id, deed, before, after)
        values ($1, $2, $2, 'changed', '{"owner": null}', '{"owner": "STIFTUNG  aare", "rooms": 3}')`,
      [home.id, ids[0]],
    )
    await client.query(migration)
    const read = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows
    const objects = await read(
      `select w.name, w.language, o.facts from property_object o
        left join property_owner w on w.workspace_id = o.workspace_id and w.id = o.owner_id
        where o.workspace_id = $1 order by array_position($2::uuid[], o.id)`,
      [home.id, ids],
    )
    const imported = await read('select before, after from object_import_row')
    await client.query(`select set_config('app.workspace_id', $1, true)`, [other.id])
    const elsewhere = await read('select name from property_owner')
    await client.query('rollback')
    return { objects, imported, elsewhere }
  })

  const facts = { mark: 'A' }
  const aare = { name: 'Stiftung Aare', language: 'fr', facts }
  const none = { name: null, language: null, facts }
  expect(found.objects).toEqual([aare, aare, aare, { ...aare, name: 'Müller & Cie' }, none, none])
  expect(found.imported).toEqual([{ before: { owner: null }, after: { owner: 'Stiftung Aare', rooms: 3 } }])
  expect(found.elsewhere).toEqual([{ name: 'stiftung aare' }])
})
