// Tests two server processes on one database: events announced by one reach the browsers connected to the other.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp, type QuartierApp } from '#app/app.ts'
import { areas } from '#app/areas.server.ts'
import { readConfig } from '#app/config.ts'
import type { LiveTopic } from '../../contract/live.ts'
import type { Services, Workspace } from '../context.ts'
import { inWorkspace } from '../db/transaction.ts'
import { withClient } from '../db/embedded-database.ts'
import { createServices, closeServices } from '../services.ts'
import { announce } from '../live/announce.ts'
import { useWorld, type Person } from '../testing/world.ts'

const world = useWorld()
const folder = mkdtempSync(join(tmpdir(), 'quartier-live-'))
let other: { services: Services; quartier: QuartierApp }

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', QUARTIER_DATA: folder })
  const databaseUrl = world.services.pool.options.connectionString ?? ''
  const services = createServices({ config, databaseUrl, worksOnJobs: false, areas })
  other = { services, quartier: await createApp(services) }
})
afterAll(async () => {
  await other.quartier.app.close()
  await closeServices(other.services)
  rmSync(folder, { recursive: true })
})
afterEach(() => void vi.useRealTimers())

const say = (home: Workspace, ...topics: LiveTopic[]) =>
  inWorkspace(world.services.pool, home.id, async (client) => {
    for (const topic of topics) await announce(client, home.id, topic)
  })

interface Heard {
  status: number
  headers: Record<string, unknown>
  /** Topics received so far, without keep-alive comments. */
  topics: () => string[]
  beats: () => number
  stream: Readable
  isOver: () => boolean
}

/** Connects like a browser to the other server process. */
async function listen(home: Workspace, as: Person, { app } = other.quartier): Promise<Heard> {
  const answer = await app.inject({
    url: '/api/v1/live',
    headers: { host: `${home.slug}.localhost`, authorization: `Bearer ${as.token}` },
    payloadAsStream: true,
  })
  const stream = answer.stream()
  let text = ''
  let isOver = false
  stream.on('data', (chunk) => (text += String(chunk)))
  stream.once('close', () => (isOver = true))
  return {
    status: answer.statusCode,
    headers: answer.headers,
    topics: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, topic = '']) => topic),
    beats: () => [...text.matchAll(/^:$/gm)].length,
    stream,
    isOver: () => isOver,
  }
}

const change = (home: Workspace, statement: string) =>
  inWorkspace(world.services.pool, home.id, (client) => client.query(statement))

describe('the stream of what happens', () => {
  it('says what is announced elsewhere, once for each action, and nothing of other workspaces', async () => {
    const [home, neighbour] = [await world.workspace(), await world.workspace()]
    const here = await listen(home, await world.person(home))
    const there = await listen(neighbour, await world.person(neighbour))
    expect(here.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(here.headers['content-encoding']).toBeUndefined()
    await say(home, 'mails', 'mails', 'tasks', 'mails')
    await expect.poll(here.topics).toEqual(['mails', 'tasks'])
    await say(neighbour, 'tasks')
    await expect.poll(there.topics).toEqual(['tasks'])
    expect(here.topics()).toEqual(['mails', 'tasks'])
    for (const { stream } of [here, there]) stream.destroy()
  })

  it('says nothing of an action that was taken back', async () => {
    const home = await world.workspace()
    const here = await listen(home, await world.person(home))
    const failing = inWorkspace(world.services.pool, home.id, async (client) => {
      await announce(client, home.id, 'mails')
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await say(home, 'tasks')
    await expect.poll(here.topics).toEqual(['tasks'])
    here.stream.destroy()
  })

  it('holds no connection of the house while it waits', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    const all = await Promise.all([1, 2, 3].map(() => listen(home, anna)))
    const { pool } = other.services
    expect(pool.totalCount - pool.idleCount).toBe(0)
    const { rows } = await pool.query(
      "select count(*)::int n from pg_stat_activity where application_name = 'quartier live' and datname = current_database()",
    )
    expect(rows).toEqual([{ n: 1 }])
    for (const { stream } of all) stream.destroy()
  })

  it('is for those who are signed in, and says only what they may ask about', async () => {
    const home = await world.workspace()
    const stranger = { id: '', email: '', role: 'admin', token: 'nonsense' } as const
    expect((await listen(home, stranger)).status).toBe(401)
    const neighbour = await world.workspace()
    expect((await listen(neighbour, await world.person(home))).status).toBe(401)
    const guest = await world.person(home, 'external', { userType: 'b2b' })
    expect((await listen(home, guest)).status).toBe(403)
    const marketer = await listen(home, await world.person(home, 'marketer'))
    const anna = await listen(home, await world.person(home, 'user'))
    await say(home, 'mails')
    await expect.poll(anna.topics).toEqual(['mails'])
    expect(marketer.topics()).toEqual([])
    for (const { stream } of [marketer, anna]) stream.destroy()
  })

  it.each([
    ['has signed out', 'update session set revoked_at = now()'],
    ['has expired', "update session set expires_at = now() - interval '1 second'"],
    ['belongs to somebody who may no longer work here', 'update staff_user set is_active = false'],
  ])('ends soon after its session %s', async (_reason, statement) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const home = await world.workspace()
    const here = await listen(home, await world.person(home))
    await vi.advanceTimersByTimeAsync(25_000)
    await expect.poll(here.beats).toBe(2)
    await change(home, statement)
    await vi.advanceTimersByTimeAsync(25_000)
    await expect.poll(here.isOver).toBe(true)
  })

  it('does not prolong a session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const home = await world.workspace()
    const anna = await world.person(home)
    await change(
      home,
      "update session set last_used_at = now() - interval '1 hour', expires_at = now() + interval '1 minute'",
    )
    const here = await listen(home, anna)
    await vi.advanceTimersByTimeAsync(25_000)
    await expect.poll(here.beats).toBe(2)
    const moved = "select expires_at > now() + interval '2 minutes' as moved from session"
    expect((await change(home, moved)).rows).toEqual([{ moved: false }])
    here.stream.destroy()
  })

  it('is had four times by a session; the oldest gives way', async () => {
    const home = await world.workspace()
    const anna = await world.person(home)
    const all: Heard[] = []
    for (let n = 0; n < 5; n += 1) all.push(await listen(home, anna))
    await expect.poll(() => all.map(({ isOver }) => isOver())).toEqual([true, false, false, false, false])
    for (const { stream } of all) stream.destroy()
  })

  it('listens again when the database has hung up, and says that anything may have happened meanwhile', async () => {
    const home = await world.workspace()
    const here = await listen(home, await world.person(home))
    await withClient(world.services.pool.options.connectionString ?? '', (client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quartier live' and datname = current_database()",
      ),
    )
    await expect.poll(here.topics, { timeout: 10_000 }).toEqual(['mails', 'tasks', 'reservations'])
    await say(home, 'mails')
    await expect.poll(here.topics).toEqual(['mails', 'tasks', 'reservations', 'mails'])
    here.stream.destroy()
  })

  it('never keeps a house from closing', async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', QUARTIER_DATA: folder })
    const services = createServices({
      config,
      databaseUrl: world.services.pool.options.connectionString ?? '',
      worksOnJobs: false,
      areas,
    })
    const { app } = await createApp(services)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const home = await world.workspace()
    const { token } = await world.person(home)
    const answer = await fetch(`${address}/api/v1/live`, {
      headers: { authorization: `Bearer ${token}`, 'tenant-name': home.slug },
    })
    expect(answer.status).toBe(200)
    const begun = performance.now()
    await app.close()
    await closeServices(services)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(await answer.text()).toBe(':\n\n')
  })
})
