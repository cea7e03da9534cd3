// Rate limits per person, across all endpoints; uploads have their own limit, because each costs more.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { multipartHeaders, multipartOf, pdf } from './testing/multipart.ts'

const world = useOwnWorld()
beforeAll(() => void Object.assign(world.services.config, { limitsRates: true }))
afterAll(() => void Object.assign(world.services.config, { limitsRates: false }))

const url = '/api/v1/objects/bulk-import'
const look = (home: Workspace, as: Person) => world.ask(home, { url, as })
const upload = (home: Workspace, as: Person) => {
  const payload = multipartOf([{ name: 'a.pdf', content: pdf }])
  return world.ask(home, { method: 'POST', url: '/api/v1/upload-files', headers: multipartHeaders, payload, as })
}

async function statuses(count: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = []
  for (let at = 0; at < count; at += 20) {
    const portion = Array.from({ length: Math.min(20, count - at) }, ask)
    found.push(...(await Promise.all(portion)).map(({ statusCode }) => statusCode))
  }
  return found
}

describe('a signed-in person', () => {
  it('is refused after 600 calls in a minute and told how long to wait; others are not', async () => {
    const home = await world.workspace()
    const [busy, calm] = [await world.person(home), await world.person(home)]
    const found = await statuses(600, () => look(home, busy))
    expect(new Set(found)).toEqual(new Set([200]))
    const refused = await look(home, busy)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe('Zu viele Anfragen. Bitte einen Augenblick warten.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await look(home, calm)).statusCode).toBe(200)
    // The refused call has released its database connection.
    const { pool } = world.services
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  }, 60_000)

  it('is refused after 60 uploads in a minute, and may go on looking', async () => {
    const home = await world.workspace()
    const busy = await world.person(home)
    const found = await statuses(60, () => upload(home, busy))
    expect(new Set(found)).toEqual(new Set([200]))
    expect((await upload(home, busy)).statusCode).toBe(429)
    expect((await look(home, busy)).statusCode).toBe(200)
  }, 60_000)
})
