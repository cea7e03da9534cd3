import { describe, expect, test } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import { createPool } from './pool.ts'
import { searchFunctions, withClient } from './embedded-database.ts'
import { checkRights, checkRole } from './role-check.ts'
import { prepareSchema } from './schema.ts'

const database = useDatabase()

async function checkAs(url: string): Promise<string[]> {
  const pool = createPool(url, { size: 1 })
  return checkRole(pool).finally(() => pool.end())
}

test('is content with the role of the embedded server', async () => {
  expect(await checkRole(database.pool)).toEqual([])
})

test('refuses a superuser and says how to create the right role', async () => {
  await expect(checkAs(database.superuserUrl)).rejects.toThrow(
    /The role postgres .* bypasses row security.*create role quartier_app login nosuperuser nobypassrls/,
  )
})

test('refuses a role that bypasses row security without being superuser', async () => {
  const password = 'of no other use'
  await withClient(database.superuserUrl, (client) =>
    client.query(`create role passer login bypassrls password '${password}'`),
  )
  const url = new URL(database.url)
  url.username = 'passer'
  url.password = password
  await expect(checkAs(url.href)).rejects.toThrow('The role passer in DATABASE_URL bypasses row security')
})

test.each(searchFunctions)('hints when %s may not use the search index', async (name) => {
  await withClient(database.superuserUrl, (client) => client.query(`alter function ${name} not leakproof`))
  expect(await checkRole(database.pool)).toEqual([expect.stringContaining(`alter function ${name} leakproof`)])
  await withClient(database.superuserUrl, (client) => client.query(`alter function ${name} leakproof`))
})

const rightsAs = (url: string): Promise<string[]> => {
  const pool = createPool(url, { size: 1 })
  return checkRights(pool).finally(() => pool.end())
}

test('is content with the rights of the role that the product runs as', async () => {
  expect(await rightsAs(database.url)).toEqual([])
})

test('warns when the product runs as the owner of the audit', async () => {
  expect(await rightsAs(database.ownerUrl)).toEqual([
    expect.stringMatching(/^The role quartier owns the tables .*DATABASE_OWNER_URL/),
  ])
})

test('refuses a role that was given no rights on the tables', async () => {
  await withClient(database.superuserUrl, (client) => client.query(`create role stranger login password 'nothing'`))
  const url = new URL(database.url)
  url.username = 'stranger'
  url.password = 'nothing'
  await expect(rightsAs(url.href)).rejects.toThrow('The role stranger may not use the tables of this database')
})

describe('preparing the schema', () => {
  test('refuses one role in both addresses', async () => {
    const same = new URL(database.ownerUrl)
    same.searchParams.set('application_name', 'same')
    await expect(prepareSchema({ url: same.href, ownerUrl: database.ownerUrl })).rejects.toThrow(
      'DATABASE_URL and DATABASE_OWNER_URL both name the role quartier',
    )
  })

  test('needs the owner only while there is something to migrate', async () => {
    await prepareSchema({ url: database.url })
    await withClient(database.superuserUrl, (client) =>
      client.query(`delete from migration where name = (select max(name) from migration)`),
    )
    await expect(prepareSchema({ url: database.url })).rejects.toThrow(
      /^The tables have to be brought up to date, and the role quartier_app may not change them: set DATABASE_OWNER_URL/,
    )
  })
})
