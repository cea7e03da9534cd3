import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { withClient } from './embedded-database.ts'
import { joinEmbedded, startEmbedded } from './embedded.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { isAlive } from './process-identity.ts'

// The tests share one folder, as on a real machine: each one starts with the files of the previous one.
const folder = mkdtempSync(join(tmpdir(), 'quartier-embedded-'))
let opened: EmbeddedDatabase[] = []
let elsewhere: ChildProcess | undefined

afterEach(async () => {
  elsewhere?.kill('SIGKILL')
  for (const database of opened) await database.stop()
  opened = []
})
afterAll(() => rmSync(folder, { recursive: true }))

async function start(dataFolder = folder): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataFolder)
  opened.push(database)
  return database
}

const ask = async (url: string, question: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(question)).rows[0])

async function writeDown(url: string, number: number): Promise<void> {
  await ask(url, 'drop table if exists kept')
  await ask(url, `create table kept as select ${number} as number`)
}

const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function eventually<Result>(question: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      return await question()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(50)
    }
  }
}

// Starts a second process with an embedded database; the test kills it while the database runs.
function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const script = join(folder, 'elsewhere.ts')
  const module = join(import.meta.dirname, 'embedded.ts')
  writeFileSync(
    script,
    `import { startEmbedded } from '${module}'
    process.send((await startEmbedded('${folder}')).ownerUrl)
    setInterval(() => {}, 1000)`,
  )
  const child = fork(script, { execArgv: [] })
  elsewhere = child
  return new Promise((resolve, reject) => {
    child.once('message', (url) => resolve({ child, url: z.string().parse(url) }))
    child.once('exit', () => reject(new Error('ended early')))
  })
}

test('is a PostgreSQL 18 whose role is bound by row security and may not touch other databases', async () => {
  const { url } = await start()
  expect(await ask(url, "select current_setting('server_version_num')::int / 10000 as version")).toEqual({
    version: 18,
  })
  expect(
    await ask(
      url,
      'select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
    ),
  ).toEqual({ rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false })
})

test('gives the product a role that owns nothing and changes no table', async () => {
  const { url, ownerUrl } = await start()
  await writeDown(ownerUrl, 6)
  await expect(ask(url, 'drop table kept')).rejects.toThrow('must be owner')
  await expect(ask(url, 'create table mine (number int)')).rejects.toThrow('permission denied for schema public')
  expect(await ask(url, 'select current_user as role')).toEqual({ role: 'quartier_app' })
})

test('gives a folder of an older version the role that it does not know yet', async () => {
  const first = await start()
  await writeDown(first.ownerUrl, 5)
  await withClient(first.superuserUrl, (client) => client.query('drop role quartier_app'))
  await first.stop()
  const file = join(folder, 'postgres.json')
  const { appPassword: _, ...older } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(older))
  const second = await start()
  expect(await ask(second.url, 'select current_user as role')).toEqual({ role: 'quartier_app' })
  expect(await ask(second.ownerUrl, 'select number from kept')).toEqual({ number: 5 })
})

test('is ready for search: accents, trigrams, and comparisons that may use their index under row security', async () => {
  const { url } = await start()
  expect(
    await ask(
      url,
      "select unaccent('Élodie') as folded, similarity('Meier', 'Meyer') > 0 as near, lower('ÄÖÉ') as lower, array(select proleakproof from pg_proc where oid in ('textlike(text, text)'::regprocedure, 'ts_match_vq(tsvector, tsquery)'::regprocedure)) as leakproof",
    ),
  ).toEqual({ folded: 'Elodie', near: true, lower: 'äöé', leakproof: [true, true] })
})

test('listens on this machine only, behind a password kept for the owner of the folder', async () => {
  const { url } = await start()
  expect(await ask(url, "select current_setting('listen_addresses') as listen")).toEqual({ listen: '127.0.0.1' })
  await expect(ask(url.replace(/:[^:]+@/, ':guessed@'), 'select 1')).rejects.toThrow('password authentication failed')
  expect(statSync(join(folder, 'postgres.json')).mode & 0o777).toBe(0o600)
})

test('keeps what was written over a stop, at the same address', async () => {
  const first = await start()
  await writeDown(first.ownerUrl, 7)
  await first.stop()
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await ask(second.ownerUrl, 'select number from kept')).toEqual({ number: 7 })
})

test('moves to another port when somebody took its own', async () => {
  const first = await start()
  await first.stop()
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  const second = await start()
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
  expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 })
  await new Promise((resolve) => squatter.close(resolve))
})

test('is refused to a second product, which may join it instead', async () => {
  const { url } = await start()
  await expect(startEmbedded(folder)).rejects.toThrow(/is in use by another Quartier \(process \d+\)\.$/)
  const joined = await joinEmbedded(folder)
  expect(joined.url).toBe(url)
  await joined.stop()
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
})

test('comes back by itself, with all that was committed, when its process is killed', async () => {
  const { ownerUrl: url } = await start()
  await writeDown(url, 8)
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  expect(await eventually(() => ask(url, 'select number from kept'))).toEqual({ number: 8 })
  expect(postmaster()).not.toBe(killed)
})

test('is taken over when the product was killed, and stopped by the next one', async () => {
  const { child, url } = await startElsewhere()
  await writeDown(url, 9)
  const left = postmaster()
  child.kill('SIGKILL')
  await eventually(async () => expect(isAlive(child.pid ?? 0)).toBe(false))
  expect(isAlive(left)).toBe(true)
  const next = await start()
  expect(postmaster()).toBe(left)
  expect(await ask(next.ownerUrl, 'select number from kept')).toEqual({ number: 9 })
  await next.stop()
  expect(isAlive(left)).toBe(false)
})

test('recovers when product and server were killed and another process got the number', async () => {
  const { child, url } = await startElsewhere()
  await writeDown(url, 10)
  const left = postmaster()
  child.kill('SIGKILL')
  process.kill(left, 'SIGKILL')
  await eventually(async () => expect(isAlive(left) || isAlive(child.pid ?? 0)).toBe(false))
  const pidFile = join(folder, 'postgres/postmaster.pid')
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))
  expect(await ask((await start()).ownerUrl, 'select number from kept')).toEqual({ number: 10 })
})

test('starts afresh after a first start that was cut off', async () => {
  const other = join(folder, 'other')
  mkdirSync(join(other, 'postgres.new'), { recursive: true })
  writeFileSync(join(other, 'postgres.new/PG_VERSION'), '18')
  expect(await ask((await start(other)).url, 'select 1 as one')).toEqual({ one: 1 })
})

test('says why in one sentence when the files are not its own', async () => {
  await (await start()).stop()
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '12\n')
  await expect(startEmbedded(folder)).rejects.toThrow(
    /^The embedded database did not start: database files are incompatible with server \(its log is .+\)\.$/,
  )
})

test('says which folder cannot be written to', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(startEmbedded(join(file, 'data'))).rejects.toThrow(
    /^The data folder .*cannot be written to .*QUARTIER_DATA/,
  )
})
