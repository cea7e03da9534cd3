import { expect, test } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import { createPool } from './pool.ts'
import { searchFunctions, withClient } from './embedded-database.ts'
import { checkRole } from './role-check.ts'

const database = useDatabase()

async function checkAs(url: string): Promise<string[]> {
  const pool = createPool(url, 1)
  return checkRole(pool).finally(() => pool.end())
}

test('is content with the role of the embedded server', async () => {
  expect(await checkRole(database.pool)).toEqual([])
})

test('refuses a superuser and says how to create the right role', async () => {
  await expect(checkAs(database.superuserUrl)).rejects.toThrow(
    /The role postgres .* bypasses row security.*create role quartier login nosuperuser nobypassrls/,
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
