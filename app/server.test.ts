// Tests the product as a process: start, refused start, end, and recovery from crashes.

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withClient } from '#platform/server/db/embedded-database.ts'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import { startEmbedded } from '#platform/server/db/embedded.ts'
import { prepareSchema } from '#platform/server/db/schema.ts'
import { newId } from '#platform/server/ids.ts'
import { asOwner, useDatabase } from '#platform/server/testing/database.ts'
import { end, readiness, until, useProducts } from './started-product.ts'

// Each test starts whole processes, which takes one or two seconds, or ten on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const database = useDatabase()
const { folder, start } = useProducts()
/** Starts a product that must refuse to start. Returns its exit code and its output. */
async function refusal(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { product, said } = await start(env)
  await once(product, 'close')
  return { code: product.exitCode, said: said().trim() }
}

describe('refuses to start, in one sentence and without a stack, when', () => {
  it('the port is in use, before it looks for a database', async () => {
    const port = await freePort()
    const other = createServer().listen(port)
    await once(other, 'listening')
    const { code, said } = await refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: String(port) })
    other.close()
    expect({ code, said }).toEqual({ code: 1, said: `Port ${port} is in use; stop the other program or set PORT.` })
  })

  it('the data folder cannot be written to, or is none', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    for (const more of [{}, { DATABASE_URL: database.url }]) {
      expect(await refusal({ QUARTIER_DATA: join(file, 'data'), ...more })).toMatchObject({
        code: 1,
        said: expect.stringMatching(
          /^The data folder \S+ cannot be written to \([^\n]+\): set QUARTIER_DATA to a folder that can\.$/,
        ),
      })
      expect(await refusal({ QUARTIER_DATA: file, ...more })).toMatchObject({
        code: 1,
        said: `The data folder ${file} is a file: set QUARTIER_DATA to a folder.`,
      })
    }
  })

  it.each([
    ['nobody answers', (url: URL) => void (url.port = '1'), 'ECONNREFUSED'],
    ['the password is wrong', (url: URL) => void (url.password = 'guessed-password'), 'password authentication failed'],
    ['the database does not exist', (url: URL) => void (url.pathname = '/nowhere'), 'does not exist'],
  ])('%s at DATABASE_URL', async (_, spoil, reason) => {
    const url = new URL(database.url)
    spoil(url)
    const { code, said } = await refusal({ DATABASE_URL: url.href })
    expect(code).toBe(1)
    expect(said).toMatch(/^The database in DATABASE_URL \([^\n]+\) cannot be used: [^\n]+\.$/)
    expect(said).toContain(reason)
    expect(said).not.toContain(url.password)
  })

  it('the role bypasses row security', async () => {
    const { code, said } = await refusal({ DATABASE_URL: database.superuserUrl })
    expect(code).toBe(1)
    expect(said).toMatch(/^The role postgres [^\n]+ nosuperuser nobypassrls [^\n]+\.$/)
  })

  it('a setting is wrong', async () => {
    expect(await refusal({ PORT: 'x' })).toEqual({
      code: 1,
      said: 'PORT must be a port number between 0 and 65535, such as 4000.',
    })
  })
})

describe('with a database of one’s own', () => {
  it('serves, tells no demo story and knows no password', async () => {
    const { port, said } = await start({ DATABASE_URL: database.url })
    await until(port, 200)
    expect((await database.pool.query('select from workspace')).rowCount).toBe(0)
    expect(said()).not.toContain('assword')
  })
})

describe('with the demo', () => {
  // The product's database role may neither create nor delete a workspace.
  beforeAll(() =>
    asOwner(database.pool, (owner) =>
      owner.query(
        "insert into workspace (id, slug, name, project_type, theme, is_demo) values ($1, 'rent', 'Demo', 'reletting', 'rent', true)",
        [newId()],
      ),
    ),
  )
  afterAll(() => asOwner(database.pool, (owner) => owner.query("delete from workspace where slug = 'rent'")))

  // 127.0.0.0/8 is loopback, but the server listens only on 127.0.0.1, so 127.0.0.2 acts like the address of another
  // interface.
  const elsewhere = (port: number) =>
    fetch(`http://127.0.0.2:${port}/ready`).then(
      ({ status }) => status,
      () => 'refused',
    )

  it('listens on this machine only, because everybody knows its passwords', async () => {
    const { port } = await start({ DATABASE_URL: database.url })
    await until(port, 200)
    expect(await elsewhere(port)).toBe('refused')
  })

  it('listens where HOST says', async () => {
    const { port } = await start({ DATABASE_URL: database.url, HOST: '0.0.0.0' })
    await until(port, 200)
    expect(await elsewhere(port)).toBe(200)
  })
})

describe('an error that nothing caught', () => {
  /** Rejects an unawaited promise when a signal arrives. */
  const forget = (message: string) => [
    '--import',
    `data:text/javascript,process.on('SIGUSR2',()=>void Promise.reject(new Error('${message}')))`,
  ]

  it('is logged in one line and ends the product in order, with a code that says so', async () => {
    const { product, port, said } = await start({ DATABASE_URL: database.url, LOG_LEVEL: 'error' }, forget('a mistake'))
    await until(port, 200)
    product.kill('SIGUSR2')
    await once(product, 'close')
    expect(product.exitCode).toBe(1)
    const logged = said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(logged).toEqual([expect.stringContaining('"msg":"uncaught error, stopping"')])
  })

  it('ends nothing when it is a lost connection', async () => {
    const lost = forget('Connection terminated unexpectedly')
    const { product, port, said } = await start({ DATABASE_URL: database.url, LOG_LEVEL: 'error' }, lost)
    await until(port, 200)
    product.kill('SIGUSR2')
    await expect.poll(said).toContain('uncaught error of a lost connection')
    expect(await readiness(port)).toBe(200)
  })
})

describe('with the roles of one’s own database', () => {
  it('migrates as the owner and runs as the other role', async () => {
    const { port, said } = await start({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl })
    expect(await until(port, 200)).toBe(200)
    expect(said()).not.toContain('protection of the audit')
  })

  it('runs with one role for everything, and says which protection that lacks', async () => {
    const { port, said } = await start({ DATABASE_URL: database.ownerUrl })
    expect(await until(port, 200)).toBe(200)
    await vi.waitFor(() => expect(said()).toMatch(/The role quartier owns the tables .*DATABASE_OWNER_URL/), 10_000)
  })

  it('refuses two addresses of the same role', async () => {
    const { code, said } = await refusal({
      DATABASE_URL: database.ownerUrl,
      DATABASE_OWNER_URL: `${database.ownerUrl}?`,
    })
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('both name the role quartier') })
  })
})

describe('with the embedded database', () => {
  // Not empty, so that the demo data is not created at each start.
  beforeAll(async () => {
    const embedded = await startEmbedded(folder)
    await prepareSchema(embedded)
    await withClient(embedded.url, (client) =>
      client.query(
        "insert into workspace (id, slug, name, project_type, theme) values ($1, 'rent', 'Kept', 'reletting', 'rent')",
        [newId()],
      ),
    )
    await embedded.stop()
  })

  const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

  it('ends cleanly by SIGTERM and by Ctrl-C, and leaves nothing running', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { product, port } = await start({})
      await until(port, 200)
      const server = postmaster()
      expect(await end(product, signal)).toBe(0)
      expect(() => process.kill(server, 0)).toThrow('ESRCH')
    }
  })

  it('ends cleanly when it is told to while it still starts', async () => {
    const { product, said } = await start({})
    const deadline = Date.now() + 60_000
    while (!said() && Date.now() < deadline && product.exitCode === null && !hasServer()) await pause(5)
    expect(await end(product, 'SIGTERM')).toBe(0)
    expect(hasServer()).toBe(false)
  })

  it('turns a second start on the same folder away', async () => {
    const { product, port } = await start({})
    await until(port, 200)
    expect(await refusal({})).toEqual({
      code: 1,
      said: `The data folder ${folder} is in use by another Quartier (process ${product.pid}).`,
    })
    expect(await readiness(port)).toBe(200)
  })

  it('is red while its database is gone and green when it is back', async () => {
    const { port } = await start({})
    await until(port, 200)
    process.kill(postmaster(), 'SIGKILL')
    expect(await until(port, 503)).toBe(503)
    expect(await until(port, 200)).toBe(200)
  })

  it('starts again after it was killed, and takes its database over', async () => {
    const first = await start({})
    await until(first.port, 200)
    const server = postmaster()
    await end(first.product, 'SIGKILL')
    const second = await start({})
    await until(second.port, 200)
    expect(postmaster()).toBe(server)
    expect(await end(second.product, 'SIGTERM')).toBe(0)
    expect(hasServer()).toBe(false)
  })

  function hasServer(): boolean {
    try {
      return process.kill(postmaster(), 0)
    } catch {
      return false
    }
  }
})
