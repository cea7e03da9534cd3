import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '../testing/database.ts'
import { createPool } from './pool.ts'
import { migrate } from './migrate.ts'

const database = useDatabase()
let owner: Pool
beforeAll(() => void (owner = createPool(database.ownerUrl, { size: 1 })))
afterAll(() => owner.end())
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

beforeEach(async () => {
  await owner.query('drop schema public cascade; create schema public')
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  write('0002-more.sql', 'insert into stone values (1);')
  write('0001-ground.sql', 'create table stone (weight int);')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('applies each file once, in the order of their numbers', async () => {
  expect(await migrate(database.ownerUrl, folder)).toEqual(['0001-ground.sql', '0002-more.sql'])
  write('0003-last.sql', 'insert into stone values (2);')
  expect(await migrate(database.ownerUrl, folder)).toEqual(['0003-last.sql'])
  expect((await owner.query('select weight from stone order by 1')).rows).toEqual([{ weight: 1 }, { weight: 2 }])
})

test('lets one of several products that start at once do the work', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, folder)))
  expect(applied.flat()).toEqual(['0001-ground.sql', '0002-more.sql'])
})

test('refuses a file that was changed after it was applied', async () => {
  await migrate(database.ownerUrl, folder)
  write('0001-ground.sql', 'create table stone (weight bigint);')
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow('0001-ground.sql was changed after it was applied')
})

test('undoes a file that fails half-way and stops there', async () => {
  write('0003-broken.sql', 'insert into stone values (2); insert into nowhere values (1);')
  write('0004-after.sql', 'insert into stone values (3);')
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    /^Migration 0003-broken.sql failed and was undone: .*nowhere/,
  )
  expect((await owner.query('select weight from stone')).rows).toEqual([{ weight: 1 }])
})

test('refuses a database that a newer product has migrated', async () => {
  await migrate(database.ownerUrl, folder)
  rmSync(join(folder, '0002-more.sql'))
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow('newer than this Quartier')
})
